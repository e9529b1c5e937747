/** What importing a format takes and gives. */
import type { TextPlace } from '../engine/types.js';

/** How a format is written. `lines` is one name a line. */
export type FormatKind = 'lua' | 'yaml' | 'json' | 'lines';

/** A space that the text describes. */
export interface ImportedSpace {
  /** null when the text gives it none */
  name: string | null;
  /** the names of its fields, in order, as written: whether a format may have them the engine says */
  names: readonly string[];
}

/** Something that the reader should know of what was read. */
export interface ImportNote {
  /** stable, for programs */
  code: 'space-left-out' | 'many-spaces';
  /** one plain sentence */
  message: string;
  where: TextPlace | null;
}

export interface ImportedFormat {
  kind: FormatKind;
  /** the names of the first space */
  names: readonly string[];
  /** at least one, in the order of the text */
  spaces: readonly ImportedSpace[];
  notes: readonly ImportNote[];
}

/**
 * What all three languages are read into before a format is looked for: nothing in it was executed.
 * `at` is an offset into the text, null where none is known.
 */
export type Tree = Text | Table | Plain | Computed;

export interface Text {
  kind: 'text';
  text: string;
  at: number | null;
}

/** A list, a map, or as in Lua both in one. */
export interface Table {
  kind: 'table';
  /** undefined where Lua's numbering leaves a hole */
  items: (Tree | undefined)[];
  entries: Map<string, Tree>;
  at: number | null;
}

/** A number, true, false or nothing. */
export interface Plain {
  kind: 'plain';
  shown: string;
  /** whether it stands for the absence of a value */
  isNothing: boolean;
  at: number | null;
}

/** What only running the program would tell. */
export interface Computed {
  kind: 'computed';
  shown: string;
  /** the space that it may stand for */
  space: string | null;
  at: number | null;
}

/** A format in a tree, before its names are read. */
export interface FoundSpace {
  name: string | null;
  format: Table | Computed;
}

/** What a reader of one kind hands on. */
export interface Reading {
  spaces: readonly FoundSpace[];
  /** where an offset is in the text as it was given */
  placeOf(at: number | null): TextPlace | null;
}

/** The messages between the page and the worker that reads. */
export type ImportRequest = { id: number; input: string | Blob; kind: FormatKind | null };

export interface ErrorReport {
  code: import('../engine/types.js').ErrorCode;
  message: string;
  where: TextPlace | null;
  expected: string | null;
}

/** What was read of an input. */
export interface ImportAnswer {
  format: ImportedFormat;
  /** the text of a file that is short enough to be shown; else null */
  text: string | null;
}

export type ImportReply =
  | { id: number; kind: 'done'; answer: ImportAnswer }
  | { id: number; kind: 'failed'; error: ErrorReport; text: string | null };
