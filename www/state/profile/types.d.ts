/** The state of “Where the time goes”. It lives beside the lab's own, since it arrives later. */
import type { ProfilePair, Progress } from '../../measure/types.js';
import type { Building } from '../unasked.js';

/** Before the fix, by find first; after it, in bulk. */
export type Side = 'before' | 'after';

export type ProfileRunPhase = 'running' | 'stopping' | 'done' | 'stopped' | 'failed';

/** A quick measurement needs no press; a patient one takes more samples, each of more clock steps. */
export type Pace = 'quick' | 'patient';

/** The measurement under way, or the last one. */
export interface ProfileRun {
  pace: Pace;
  /** field counts, in the order in which they are measured */
  counts: readonly number[];
  /** how many of them are measured */
  done: number;
  phase: ProfileRunPhase;
  progress: Progress | null;
  /** why it failed */
  failure: { code: string; message: string } | null;
  /** the reader's own format, whose first names it measures; null: made-up names */
  names: readonly string[] | null;
}

/** A frame of the picture that is read. */
export interface FrameTarget {
  side: Side;
  /** as the layout calls it */
  frame: string;
}

/** Whether both pictures have the time scale of the longer one, or each its own. */
export type TimeScale = 'same' | 'own';

export interface ProfileState {
  /** field count of the dictionary that the page shows; null before there is one */
  page: number | null;
  /** the reader's own format, while the page shows one: what is measured next is of its first names */
  format: readonly string[] | null;
  /** what building it took; null without one */
  building: Building | null;
  /** ns that this browser's clock steps by; null before that is known */
  clock: number | null;
  /** field count that the pictures are about */
  chosen: number;
  /** what was measured, ascending by field count; all of the names of `run` */
  pairs: readonly ProfilePair[];
  run: ProfileRun | null;
  scale: TimeScale;
  target: FrameTarget | null;
}

export type ProfileAction =
  | { type: 'page/shown'; count: number; format: readonly string[] | null; building: Building | null }
  | { type: 'clock/known'; ns: number }
  | { type: 'count/chosen'; count: number }
  | { type: 'scale/chosen'; scale: TimeScale }
  | { type: 'target/set'; target: FrameTarget | null }
  | { type: 'run/asked'; pace: Pace; counts: readonly number[]; names: readonly string[] | null }
  | { type: 'run/progress'; progress: Progress }
  | { type: 'run/pair'; pair: ProfilePair }
  | { type: 'run/stop' }
  | { type: 'run/stopped' }
  | { type: 'run/done' }
  | { type: 'run/failed'; code: string; message: string };

export interface ProfileStore {
  get(): ProfileState;
  dispatch(action: ProfileAction): void;
  subscribe(listener: () => void): () => void;
}
