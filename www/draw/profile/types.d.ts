/** Two spaces: *data* (nanoseconds) and *pixels* of a picture. */
import type { PhaseName, TimeSource } from '../../engine/types.js';

/** What a frame stands for: all of it, opening, closing, a phase, or the loop inside the teardown. */
export type FrameName = 'all' | 'open' | 'close' | PhaseName | 'loop';

/** A piece of time with all that happens in it, in data space. */
export interface Frame {
  /** unique in its icicle */
  name: FrameName;
  /** 0 at the top */
  depth: number;
  /** null for the one at the top */
  parent: FrameName | null;
  /** ns from the beginning of opening */
  start: number;
  ns: number;
  /** of all together, 0 … 1; of a bound the most that it can be */
  share: number;
  /** how often its innermost work is done; null for what is only the sum of others */
  calls: number | null;
  /** null for what is only the sum of others */
  source: TimeSource | null;
  /** median absolute deviation in ns; null where there is none to tell */
  mad: number | null;
}

/** A frame's place in pixels. */
export interface PlacedFrame extends Frame {
  left: number;
  width: number;
}
