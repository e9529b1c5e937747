/** The state of “When bulk would be wrong”. */
import type { Outcome } from '../../engine/cases-types.js';
import type { Refusal, Source } from '../types.js';

/** What was counted last. */
export interface CountedOutcomes {
  /** names of the page's dictionary, and how many of them were taken */
  count: number;
  taken: number;
  owns: boolean;
  outcomes: readonly Outcome[];
}

export interface OwningState {
  /** whether entries are to own memory */
  owns: boolean;
  counted: CountedOutcomes | null;
  /** why it could not be counted; what was counted before stays */
  refusal: Refusal | null;
  /** the dictionary that the reader wants counted, however long it takes */
  wanted: Source | null;
  /** whether it is being counted */
  isBusy: boolean;
}

export type OwningAction =
  | { type: 'owning/switched'; owns: boolean }
  | { type: 'owning/counted'; counted: CountedOutcomes }
  | { type: 'owning/refused'; refusal: Refusal }
  | { type: 'owning/wanted'; source: Source | null }
  | { type: 'owning/busy'; isBusy: boolean };

export interface OwningStore {
  get(): OwningState;
  dispatch(action: OwningAction): void;
  subscribe(listener: () => void): () => void;
}
