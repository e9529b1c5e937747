/** The state of “Your own format”: what is read and what of it is shown. */
import type { FormatKind, ImportedFormat } from '../../import/types.js';

/** A file that was chosen or dropped. */
export interface GivenFile {
  name: string;
  bytes: number;
}

/** What was read last. */
export interface ReadFormat extends ImportedFormat {
  /** null when it was typed or pasted */
  file: GivenFile | null;
}

/** Names of the dictionary that stands which share a hash. */
export interface SharedNames {
  /** the id of the dictionary */
  id: number;
  names: number;
  groups: number;
  /** the largest groups: how many names, and the field numbers (from 0) of some */
  largest: readonly { size: number; fields: readonly number[] }[];
}

export interface FormatState {
  /** how the text is to be read; null: that is found out */
  wanted: FormatKind | null;
  /** the text that is being read; `slow` once the reader is told, and may stop it */
  reading: { file: GivenFile | null; slow: boolean } | null;
  read: ReadFormat | null;
  /** which of its spaces is shown, from 0 */
  chosen: number;
  shared: SharedNames | null;
}

export type FormatAction =
  | { type: 'format/wanted'; kind: FormatKind | null }
  | { type: 'format/begun'; file: GivenFile | null }
  | { type: 'format/slow' }
  | { type: 'format/ended' }
  | { type: 'format/read'; format: ImportedFormat }
  | { type: 'format/chosen'; index: number }
  | { type: 'format/shared'; shared: SharedNames };

/** The one place where it lives. */
export interface FormatStore {
  get(): FormatState;
  dispatch(action: FormatAction): void;
  subscribe(listener: () => void): () => void;
}
