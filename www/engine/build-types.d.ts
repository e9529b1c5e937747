/**
 * The public types of the builder: any instant of a dictionary being built. Counts are exact.
 */
import type { ArrayName, Source } from './types.js';

/** What the last step of a building did. */
export type BuildPhase = 'ready' | 'reserve' | 'hash' | 'find' | 'batch' | 'put' | 'done';

/**
 * A building after `step` steps. A step is the smallest thing that building does: room made for all
 * names, a name hashed, one bucket probed, or one batch of a resize moved.
 */
export interface BuildFrame {
  /** steps done */
  step: number;
  /** what the last of them did; `done` after the last step of all, `ready` before the first */
  phase: BuildPhase;
  /** the name under way or just put, by its field number; -1 when there is none */
  name: number;
  /** its hash; 0 without a name */
  hash: number;
  /** the array that is probed, or was last */
  array: ArrayName;
  /** buckets of each array now; shadow is 0 when no resize is in flight */
  buckets: { table: number; shadow: number };
  /** the bucket at which the probes of the name start in that array; 0 without a name */
  start: number;
  /** how far each probe goes on; 0 without a name */
  stride: number;
  /** the bucket that the last step probed; -1 when it probed none */
  bucket: number;
  /** the number of that probe in its search, from 1; 0 when the last step probed none */
  probe: number;
  /** whether the probed bucket held an entry, which was compared with the name */
  compared: boolean;
  /** whether the probed bucket became dirty */
  marked: boolean;
  /** whether the name went into the probed bucket */
  inserted: boolean;
  /** entries that the last step moved to the shadow */
  moved: number;
  /** names put so far */
  entries: number;
  /** buckets probed so far; those of moved entries count */
  probes: number;
  /** entries compared with a key so far */
  compares: number;
  /** the longest chain so far: the most buckets that putting a name into the table probed */
  longest: number;
  /** the first bucket that the resize in flight has not visited; 0 when none is */
  resizePosition: number;
}

/** What a bucket of a building holds. */
export interface BuildBucket {
  index: number;
  /** null when it holds no entry, or its array was freed later on */
  name: string | null;
  /** null likewise */
  field: number | null;
}

/** How far a building is. */
export interface BuildProgress {
  /** names put */
  entries: number;
  /** steps so far; in all, once it is done */
  steps: number;
  /** entries compared with a key so far */
  compares: number;
  /** whether all names are in */
  done: boolean;
}

/**
 * A dictionary on its way, and any instant of what happened so far, computed from the step index.
 * Memory of the engine backs it, 48 bytes a name and 16 a bucket however many steps there are: call
 * `free` when it is no longer needed.
 */
export interface Building {
  /** all names, those that are not in yet too */
  readonly count: number;
  progress(): BuildProgress;
  /**
   * Puts names until so many more buckets have been probed, or all are in; at least one name. Throws
   * LabError `name-duplicate`: the dictionary is refused then, and the building is to be freed.
   */
  advance(probes: number): BuildProgress;
  /** O(log names). Throws LabError `step-not-an-integer`, `step-out-of-range`. */
  seek(step: number): BuildFrame;
  /** the step at which the next name is in; the last step when none is left; O(log names) */
  nextInsertion(step: number): number;
  /** the step at which the name before this step was in; 0 when there is none; O(log names) */
  previousInsertion(step: number): number;
  /**
   * Chain lengths of the names that are in after `step` steps: at length − 1, how many names had
   * their putting into the table probe so many buckets. O(names).
   */
  chains(step: number): Uint32Array;
  /** one bucket of an array that there is at `step` */
  bucket(step: number, array: ArrayName, index: number): BuildBucket;
  /** the name of a field number; null when there is no such field */
  name(field: number): string | null;
  /** as Timeline.states: 0 empty or 1 live, and the dirty bit */
  states(step: number, array: ArrayName, first: number, count: number): Uint8Array;
  /** as Timeline.paint, where inScan is 1 for the buckets that the search under way has probed, and level is 0 */
  paint(step: number, array: ArrayName, first: number, count: number, palette: Uint32Array): Uint8ClampedArray;
  /** bytes of engine memory that the timeline keeps */
  bytes(): number;
  free(): void;
}

export interface Builder {
  /** Nothing is put yet: see Building.advance. Throws LabError as Engine.dictionary does. */
  start(source: Source): Building;
  /** Builds all of it. O(names) as long as hashes spread; O(names²) when all collide. */
  build(source: Source): Building;
}
