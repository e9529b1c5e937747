/**
 * The public types of the engine: what crosses from Rust to JavaScript.
 * Counts are exact: integers up to 2^53 in an ordinary number.
 */

/** How a dictionary is emptied. */
export type Strategy = 'find-first' | 'word-scan' | 'first-hint' | 'cursor' | 'bulk';

/** A family of made-up names; `names` in Rust says how each is spelt. */
export type Family = 'field' | 'f' | 'padded' | 'snake' | 'cyrillic' | 'hex' | 'collide';

/** What a dictionary is built of: a family's first `count` names, or a list of one's own. */
export type Source = { family?: Family; count: number } | { names: readonly string[] };

/** The dictionary's table after building. */
export interface DictionaryInfo {
  /** names, each with its field number */
  count: number;
  /** buckets that building it probed: about two a name as long as hashes spread, as many as names squared when all collide */
  probes: number;
  /** buckets of the table; 0 when there are no names, since then there is no table */
  buckets: number;
  /** buckets that hold an entry or a dirty bit */
  dirty: number;
  /** entries and tombstones at which the next insertion starts a resize */
  upperBound: number;
  /** count / buckets */
  loadFactor: number;
  /** the first bucket that the resize in flight has not visited; 0 when none is in flight */
  resizePosition: number;
  /** buckets of the shadow table while a resize is in flight, else 0 */
  shadowBuckets: number;
  /** what a 64-bit server allocates for the table (in wasm32 pointers are half as long) */
  serverBytes: number;
  /** the next count of names at which the larger array grows; null when there is no larger size */
  nextJump: number | null;
  /** buckets of the larger array from there on */
  nextBuckets: number | null;
}

/** Names whose hashes are equal: each lookup of one of them may meet all the others. */
export interface SharedHashes {
  /** names that share their hash with another one */
  names: number;
  /** the field numbers (from 0, ascending) of each hash that is shared, the largest group first */
  groups: readonly (readonly number[])[];
}

/** What a teardown costs. */
export interface Cost {
  /** exist bits tested one by one */
  examined: number;
  /** words of sixteen exist bits tested at once */
  words: number;
  /** entries deleted one by one */
  deletions: number;
  /** batches moved by a resize in flight */
  batches: number;
  /** arrays and headers freed */
  frees: number;
}

/** Which of the two arrays a bucket is in. After a resize lands, the shadow is the table. */
export type ArrayName = 'table' | 'shadow';

/** One bucket as it stood after building. */
export interface Bucket {
  index: number;
  exists: boolean;
  dirty: boolean;
  /** null when the bucket holds no entry, as are the four below */
  name: string | null;
  field: number | null;
  hash: number | null;
  /** the bucket at which the probe sequence of this entry starts */
  start: number | null;
  /** how far each probe goes on */
  stride: number | null;
}

/** The smallest thing that the last step did. */
export type Phase = 'ready' | 'scan' | 'delete' | 'free' | 'done' | 'word' | 'move';

/** What a free step frees. */
export type Part = 'shadow bits' | 'shadow buckets' | 'shadow header' | 'bits' | 'buckets' | 'header';

/** A teardown after `step` steps. */
export interface Frame {
  /** steps done: 0 … timeline.steps */
  step: number;
  /** what the last of them did; `done` after the last step of all, `ready` before the first */
  phase: Phase;
  /** calls of `first` (a cursor's: and of `next`) begun so far: the number, from 1, of the call under way or just over */
  call: number;
  /** the bucket examined or deleted last, with phase `word` the first of the sixteen; -1 when none was */
  cursor: number;
  /** the array that `cursor` and the scan are in */
  array: ArrayName;
  /** entries not yet deleted */
  left: number;
  /** exist bits tested one by one so far */
  examined: number;
  /** words of sixteen exist bits tested at once so far */
  words: number;
  /** entries deleted so far */
  deleted: number;
  /** batches that a resize in flight has moved so far */
  batches: number;
  /** arrays and headers freed so far */
  freed: number;
  /** what the last step freed; null when it freed nothing */
  part: Part | null;
  /** the first bucket that the resize has not visited; 0 when none is in flight at this step */
  resizePosition: number;
}

/**
 * Any instant of a teardown, computed from the step index.
 * Memory of the engine backs it: call `free` when it is no longer needed.
 */
export interface Timeline {
  readonly strategy: Strategy;
  /** steps in all */
  readonly steps: number;
  /** calls of `first` in all; of a cursor, calls of `first` and `next` that look at something */
  readonly calls: number;
  /** O(log n). Throws LabError `step-not-an-integer`, `step-out-of-range`. */
  seek(step: number): Frame;
  /** the step after which the next deletion is done (`steps` when none is left); O(log n) */
  nextDeletion(step: number): number;
  /** the step after which the deletion before this step was done (0 when there is none); O(log n) */
  previousDeletion(step: number): number;
  /** the step at which call number `call` (from 1) has begun but examined nothing yet; O(1) */
  callStart(call: number): number;
  /**
   * The staircase: the calls cut into `rows` equal slices, in order; for each slice how many looks
   * its last call took, at single buckets and at words. One number a call when rows = calls. O(rows).
   */
  staircase(rows: number): Float64Array;
  /** bytes of engine memory that the timeline keeps */
  readonly bytes: number;
  /** how the calls split over the two arrays: calls from this one on (from 0) scan the shadow; = calls when none does */
  readonly callsOnTable: number;
  /**
   * One byte a bucket, `count` buckets of `array` from `first` on, at `step`: bit 0 is the dirty
   * bit; the rest (byte >> 1) is 0 empty, 1 live, 2 gone (its entry deleted), 3 freed.
   * The view is over engine memory: read it at once, it goes stale at the next call of the engine.
   */
  states(step: number, array: ArrayName, first: number, count: number): Uint8Array;
  /** likewise, how many calls have looked at each bucket so far, alone or in a word */
  heat(step: number, array: ArrayName, first: number, count: number): Uint32Array;
  /**
   * Likewise, one RGBA pixel a bucket. `palette` has PALETTE_SIZE colours:
   * palette[(state × 2 + inScan) × HEAT_LEVELS + level], where inScan is 1 for the buckets that the
   * call under way has examined, and level is 0 for never examined, else
   * 1 + trunc((HEAT_LEVELS − 2) × heat ⁄ calls). The sizes are Engine.paletteSize and .heatLevels.
   */
  paint(step: number, array: ArrayName, first: number, count: number, palette: Uint32Array): Uint8ClampedArray;
  /** buckets of each array (shadow: 0 when no resize is in flight) */
  readonly buckets: { table: number; shadow: number };
  free(): void;
}

/** A built dictionary. Memory of the engine backs it: call `free` when it is no longer needed. */
export interface Dictionary {
  readonly info: DictionaryInfo;
  /** exact, without running. O(buckets); cursor and bulk O(1). */
  cost(strategy: Strategy): Cost;
  /** counted by running the strategy on a fresh copy of the table */
  run(strategy: Strategy): Cost;
  /** one bucket, as it stood after building */
  bucket(index: number, array?: ArrayName): Bucket;
  timeline(strategy: Strategy): Timeline;
  /** O(names) as long as hashes spread */
  sharedHashes(): SharedHashes;
  free(): void;
}

export interface Engine {
  readonly strategies: readonly Strategy[];
  readonly families: readonly Family[];
  /** the most names that a dictionary may have */
  readonly maxCount: number;
  /** the most bytes that a name may have */
  readonly maxNameBytes: number;
  /** colours of a palette: see Timeline.paint */
  readonly paletteSize: number;
  /** shades of heat in a palette */
  readonly heatLevels: number;
  /** Throws LabError: see `ErrorCode`. */
  dictionary(source: Source): Dictionary;
}

/** What opening and closing a read view consist of, in the order in which it is done. */
export type PhaseName =
  | 'register' | 'copy-definition' | 'decode-format' | 'make-fields' | 'build-path-tree' | 'build-dictionary'
  | 'tear-down-dictionary' | 'free-path-tree' | 'free-fields' | 'free-definition' | 'unregister';

/** How a measured time came about. */
export type TimeSource =
  /** timed, above twenty clock steps a sample */
  | 'measured'
  /** timed, but a sample lasts under twenty clock steps even so: the time is an upper bound, never 0 */
  | 'below-clock'
  /** exact count × measured ns per bucket, since it would not fit its time */
  | 'predicted';

/** Whose names the fields of a profile's space have; they are all `unsigned`. */
export type ProfileFields =
  | {
    /** fields of the space, 1 … Engine.maxCount */
    count: number;
    /** whose first names they have: `field` unless said */
    family?: Family;
    names?: undefined;
  }
  | {
    /** one's own names, as a dictionary takes them; they go before a family */
    names: readonly string[];
    /** how many of them, from the first on: all unless said */
    count?: number;
    family?: Family;
  };

/** What a profile is asked to be. */
export type ProfileOptions = ProfileFields & ProfileSettings;

/** How a profile is measured. */
export interface ProfileSettings {
  /** how the dictionary is torn down: `find-first`, as before the fix, unless said */
  strategy?: Strategy;
  /** samples of each phase, 5 … 1000: 9 unless said */
  samples?: number;
  /** milliseconds that all may take, about, 1 … 3,600,000: 2000 unless said; a teardown that would not fit is predicted */
  budgetMs?: number;
  /** gives it up, between two slices of about 25 ms: the promise then rejects with an AbortError */
  signal?: AbortSignal;
  /** told after each slice: the share that is done, 0 … 1 */
  onProgress?: (share: number) => void;
}

/** One phase of a profile. Times are nanoseconds of one opening and closing. */
export interface ProfilePhase {
  phase: PhaseName;
  part: 'open' | 'close';
  source: TimeSource;
  /** with `below-clock` an upper bound */
  median: number;
  /** median absolute deviation of the samples */
  mad: number;
  /** 95 % bootstrap interval of the median */
  low: number;
  high: number;
  /** how often its innermost work is done: once a field where it goes from field to field, else once; of the teardown by find-first the calls of `first` */
  calls: number;
  /** of all phases together, 0 … 1, bounds taken for times; with `below-clock` the most that it can be */
  share: number;
  /** views that went through it between two looks at the clock; 0 when predicted */
  iterations: number;
}

/** Where the time of opening and closing a read view goes. */
export interface Profile {
  count: number;
  strategy: Strategy;
  /** all eleven, in their order */
  phases: readonly ProfilePhase[];
  /** ns of the phases of opening, together; bounds are taken for times */
  open: number;
  /** ns of those of closing */
  close: number;
  /** ns of both */
  total: number;
  /** exist bits that the teardown examines: exact, and checked against what the timed runs counted */
  examined: number;
  buckets: number;
  shadowBuckets: number;
  /** the clock's own step in ns, measured */
  clockStep: number;
  /** what disturbed the run: 'clock-stood-still', 'clock-coarse', 'drift', 'retried', 'budget' */
  notes: readonly string[];
}

/** What `loadEngine` hands out: the engine, and what measures, which is loaded when first asked. */
export interface LoadedEngine extends Engine {
  /**
   * Measures where the time of opening and closing a read view goes, phase by phase. It works in slices on the thread
   * that asks: in a page a worker is the place for it. Rejects with a LabError, `count-…`, `unknown-…`,
   * `samples-out-of-range`, `budget-out-of-range`, `request-missing`, `clock-stood-still`, `out-of-memory`,
   * `engine-load-failed`, of one's own names as `dictionary` refuses them, `names-…`, `name-…`, `too-many-names`, or
   * with an AbortError.
   */
  profile(options: ProfileOptions): Promise<Profile>;
}

/** The stable codes of LabError. */
export type ErrorCode =
  | 'count-not-a-number' | 'count-not-an-integer' | 'count-out-of-range'
  | 'unknown-family' | 'unknown-strategy' | 'unknown-array'
  | 'names-not-a-list' | 'names-empty' | 'too-many-names' | 'name-not-text'
  | 'name-missing' | 'name-too-long' | 'name-invalid' | 'name-duplicate'
  | 'source-missing' | 'bucket-out-of-range' | 'step-not-an-integer' | 'step-out-of-range'
  | 'call-out-of-range' | 'palette-size' | 'clear-in-flight' | 'script' | 'unknown-measure'
  | 'samples-out-of-range' | 'iterations-out-of-range' | 'budget-out-of-range' | 'slice-out-of-range'
  | 'request-missing' | 'add-out-of-range' | 'refused-at-out-of-range' | 'clock-stood-still' | 'counts-disagree' | 'format-broken'
  | 'freed' | 'out-of-memory' | 'engine-failed' | 'engine-load-failed'
  // of importFormat: see www/import/
  | 'format-kind-unknown' | 'format-not-text' | 'format-other-kind' | 'format-too-large' | 'format-too-deep'
  | 'format-too-many-fields' | 'format-syntax' | 'format-not-found' | 'format-computed' | 'format-name-not-text'
  | 'import-failed';

/** A place in a text, both from 1; a column counts characters. */
export interface TextPlace {
  line: number;
  column: number;
}
