/** The state of “The other operations”: what is asked for and what was counted. */
import type { Toll } from '../../engine/cases-types.js';
import type { ExactCurve } from '../../measure/types.js';
import type { Refusal, Source } from '../types.js';

/** What was counted last. */
export interface CountedTolls {
  source: Source;
  /** names of the dictionary */
  count: number;
  tolls: readonly Toll[];
}

export interface OperationsState {
  /** the field, from 1, that repeats a name, as typed; null: the one in the middle */
  place: number | string | null;
  counted: CountedTolls | null;
  /** why the newest wish was refused; what was counted before stays */
  refusal: Refusal | null;
  /** the dictionary that the reader wants counted, however long it takes */
  wanted: Source | null;
  /** whether it is being counted */
  isBusy: boolean;
  /** the exact curve that the server's is held against; null until it has been counted */
  exact: ExactCurve | null;
}

export type OperationsAction =
  | { type: 'operations/place'; place: number | string | null }
  | { type: 'operations/counted'; counted: CountedTolls }
  | { type: 'operations/refused'; refusal: Refusal }
  | { type: 'operations/wanted'; source: Source | null }
  | { type: 'operations/busy'; isBusy: boolean }
  | { type: 'operations/exact'; exact: ExactCurve };

export interface OperationsStore {
  get(): OperationsState;
  dispatch(action: OperationsAction): void;
  subscribe(listener: () => void): () => void;
}
