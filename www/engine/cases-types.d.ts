/** What else tears a dictionary down, and where freeing a table in bulk would be wrong. All counts are exact. */
import type { Cost, Family } from './types.js';

/** Whose names: the first `count` of a family or of one's own list. */
export type CaseNames = { family?: Family; count: number } | { names: readonly string[]; count?: number };

/** What is done to a space that has a format. */
export type Operation = 'create' | 'rename' | 'add-fields' | 'drop' | 'read-view' | 'refused';

/** A dictionary that is torn down. */
export interface TornDown {
  /** names in it */
  names: number;
  /** buckets of its table, and of the table's shadow while a resize is in flight, else 0 */
  buckets: number;
  shadowBuckets: number;
  /** by find-first */
  before: Cost;
  /** in bulk */
  after: Cost;
}

/** What an operation does to dictionaries. */
export interface Toll {
  operation: Operation;
  /** names that are put into a new dictionary; 0 when none is built */
  built: number;
  /** null when none is torn down */
  tornDown: TornDown | null;
}

export type OperationsRequest = CaseNames & {
  /** fields added, from 1; 1 unless said */
  add?: number;
  /** the field, from 1, that repeats the name of field 1: 2 … count; the last one unless said */
  refusedAt?: number;
};

/** A way to empty a table whose entries may own memory. */
export type Form = 'find-first' | 'bulk-alone' | 'walk-then-delete';

/** What became of a bucket: it held no entry; its entry owned nothing; what it owned was freed; what it owned leaked. */
export type Fate = 'empty' | 'owned-nothing' | 'freed' | 'leaked';

/** What a teardown did, counted by running it. */
export interface Outcome {
  form: Form;
  cost: Cost;
  /** objects freed, counted by their destructors */
  freed: number;
  /** objects that outlive the table */
  leaked: number;
  /** buckets of the table */
  buckets: number;
  /** of the first buckets, as many as were asked for */
  fates: readonly Fate[];
}

export type OwningRequest = CaseNames & {
  /** whether each entry owns an object; true unless said */
  owns?: boolean;
  /** of how many buckets the fate is told; none unless said */
  shown?: number;
};

export interface Cases {
  /** in the order in which they are shown */
  readonly operations: readonly Operation[];
  readonly forms: readonly Form[];
  /**
   * What each operation does to dictionaries, on a space whose fields have these names. A format of one
   * field cannot repeat a name, so it has no row `refused`.
   *
   * Throws LabError: what a dictionary refuses, `add-out-of-range`, `refused-at-out-of-range`.
   */
  tollsOf(request: OperationsRequest): Toll[];
  /**
   * What each way to empty a table does when its entries own memory. It is really run, and one of the
   * ways is quadratic: of 20,000 names at most.
   *
   * Throws LabError: what a dictionary refuses, `count-out-of-range`.
   */
  outcomesOf(request: OwningRequest): Outcome[];
}
