/** What the page and the painter of buildings say to each other. */
import type { BuildFrame } from '../../engine/build-types.js';
import type { Source } from '../../engine/types.js';
import type { Colours, ErrorReport } from '../types.js';

/** The two dictionaries that are built side by side. */
export type Lane = 'ordinary' | 'colliding';

export type PerLane<T> = Record<Lane, T>;

/** How far one of them is. */
export interface LaneProgress {
  /** as given with the request that began it */
  id: number;
  lane: Lane;
  /** all names */
  count: number;
  /** names put so far */
  entries: number;
  /** steps so far */
  steps: number;
  /** key comparisons so far */
  compares: number;
}

/** A name and what the engine makes of it. */
export interface HashedName {
  name: string;
  hash: number;
}

/** One of them as it stands, whole or as far as it came. */
export interface LaneBuilt extends LaneProgress {
  /** the first name that is in and the last one; none when none is */
  ends: HashedName[];
}

/** An instant of one of them, as painted. */
export interface LaneFrame {
  /** of the building */
  id: number;
  frame: BuildFrame;
  /** the name under way or just put; null when there is none */
  name: string | null;
  /** how many names have a chain of up to 1, 2, 4, 8, … buckets, and more than half of that */
  chains: number[];
}

/** Words above the arrays while a resize is in flight: complete with their numbers. */
export interface ArrayLabels {
  table: string;
  shadow: string;
}

/** What the page's side sends. */
export type BuildRequest =
  | { kind: 'build'; id: number; lane: Lane; source: Source }
  | { kind: 'stop'; lane: Lane }
  | { kind: 'attach'; lane: Lane; canvas: HTMLCanvasElement | OffscreenCanvas }
  | { kind: 'resize'; lane: Lane; width: number; height: number; pixelRatio: number }
  | { kind: 'theme'; colours: Colours }
  | { kind: 'labels'; labels: ArrayLabels }
  | { kind: 'draw'; steps: PerLane<number> }
  | { kind: 'neighbour'; id: number; lane: Lane; step: number; direction: 1 | -1 };

/** What the painter's side sends back. */
export type BuildReply =
  | { kind: 'progress'; progress: LaneProgress }
  /** `done` is false when it was stopped: what was built until then stands */
  | { kind: 'built'; progress: LaneBuilt; done: boolean }
  | { kind: 'refused'; id: number; lane: Lane; error: ErrorReport }
  | { kind: 'frame'; frames: PerLane<LaneFrame | null> }
  | { kind: 'neighbour'; id: number; step: number }
  | { kind: 'broken'; error: ErrorReport };
