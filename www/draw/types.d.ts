/**
 * The types of drawing. Three spaces are told apart by name:
 * - *CSS pixels*: what the page measures; every function that the page calls takes and gives these;
 * - *device pixels*: CSS pixels × pixelRatio, what a canvas stores;
 * - *cells*: columns and rows of the grid, one cell a bucket.
 */
import type { ArrayName, Bucket, Cost, DictionaryInfo, ErrorCode, Family, Frame, Source, Strategy } from '../engine/types.js';

/** A bucket of one of the two arrays. */
export interface Place {
  array: ArrayName;
  bucket: number;
}

/** An array as it is shown. */
export interface ShownArray {
  array: ArrayName;
  /** ≥ 1 */
  buckets: number;
}

/** One array's part of the grid. */
export interface Section extends ShownArray {
  /** rows of cells that it takes; the last may be partly empty */
  rows: number;
  /** rows of cells above it, in the sections before */
  firstRow: number;
}

/** How the cells of a pane are arranged: the same at every zoom. */
export interface GridLayout {
  /** the pane, in device pixels */
  width: number;
  height: number;
  pixelRatio: number;
  /** cells a row, in every section */
  columns: number;
  /** rows of all sections together */
  rows: number;
  /** device pixels a cell when the whole grid fits the pane: below 1 several buckets share a pixel */
  scale: number;
  /** how much higher a row is than a cell: rows of cells with shapes stand a little apart to fill the pane */
  rowRatio: number;
  /** device pixels above each section that are kept for its caption; 0 when there is one section */
  caption: number;
  sections: Section[];
}

/** What part of a grid is shown. */
export interface GridView {
  /** 1 = the whole grid fits */
  zoom: number;
  /** what stands at the middle of the pane, as parts (0 … 1) of all columns and of all rows: it outlives a resize */
  centre: { x: number; y: number };
}

/** A section where a view puts it. */
export interface PlacedSection extends Section {
  /** device pixel at which its row 0 starts; may lie outside the pane */
  top: number;
  /** the rows that are at least partly inside the pane: from, and one past the last */
  visible: { first: number; end: number };
}

/** A grid where a view puts it, in device pixels. */
export interface PlacedGrid {
  /** a cell's width and height */
  scale: number;
  /** from one row to the next: ≥ scale */
  rowHeight: number;
  left: number;
  /** cells of a row that are at least partly inside the pane */
  visible: { first: number; end: number };
  sections: PlacedSection[];
}

/** A rectangle; the unit is said where it is used. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A run of buckets: from `first`, one before `end`. Empty when they are equal. */
export interface Range {
  first: number;
  end: number;
}

/** Red, green and blue, 0 … 255 each. */
export type Rgb = readonly [number, number, number];

/** The colours of the drawing as CSS writes them; colours.js says what each is for. */
export interface Colours {
  ground: string;
  empty: string;
  live: string;
  gone: string;
  dirty: string;
  tombstone: string;
  freed: string;
  cursor: string;
  scan: string;
  heatFrom: string;
  heatTo: string;
  text: string;
  strategy: Record<Strategy, string>;
}

/** The same, ready to mix. */
export type RgbColours = { [Name in Exclude<keyof Colours, 'strategy'>]: Rgb } & { strategy: Record<Strategy, Rgb> };

/** Words that the canvases show, complete with their numbers and units; an empty one is left out. */
export interface Labels {
  /** above the table, while a resize is in flight */
  table: string;
  /** above the shadow table */
  shadow: string;
  /** the far end of the staircase's x axis, such as “6,151 buckets” */
  buckets: string;
  /** the far end of its y axis, such as “2,156 calls” */
  calls: string;
}

/** The two pictures of a strategy. */
export type Part = 'grid' | 'staircase';

/** Where the staircase is drawn, in device pixels. */
export interface StaircaseLayout {
  width: number;
  height: number;
  pixelRatio: number;
  /** the plot inside its axes */
  plot: Box;
  /** buckets that the plot is wide */
  buckets: number;
  /** calls that the plot is high */
  calls: number;
  /** bars that the calls are drawn as: one a call, or one a device pixel when there are more calls */
  bars: number;
}

/** A dictionary that the stage shows. */
export interface Built {
  id: number;
  info: DictionaryInfo;
  /** milliseconds that building the dictionary took, measured once; 0 by a clock that is too coarse */
  buildMs: number;
  cost: Record<Strategy, Cost>;
  steps: Record<Strategy, number>;
  /** calls of `first` that find-first makes */
  calls: number;
  /** calls that scan the table; the rest scan the shadow that took its place */
  callsOnTable: number;
  /** buckets of each array; shadow is 0 when no resize is in flight */
  buckets: { table: number; shadow: number };
}

/** A painted instant of the teardowns that are shown. */
export interface FrameReport {
  /** of the Built that was drawn */
  id: number;
  frames: Partial<Record<Strategy, Frame>>;
  /** milliseconds that painting took, all attached canvases together */
  workMs: number;
}

/** A bucket at an instant. */
export interface Inspection {
  /** as it stood after building */
  bucket: Bucket;
  /** a BucketState: see bucket-state.js */
  state: number;
  /** how often it has been examined so far */
  heat: number;
}

/** An error that crosses from the worker. */
export interface ErrorReport {
  code: ErrorCode;
  message: string;
}

/** Steps of the strategies that are shown. */
export type Steps = Partial<Record<Strategy, number>>;

/** Names that share a hash, without all of their field numbers. */
export interface SharedHashesInShort {
  /** of the dictionary that was asked about */
  id: number;
  names: number;
  groups: number;
  /** the largest groups: how many names, and the field numbers (from 0) of some */
  largest: { size: number; fields: number[] }[];
}

/** What a dictionary costs that is not shown; exact. */
export interface Reckoned {
  count: number;
  buckets: number;
  /** 0 when no resize is in flight */
  shadowBuckets: number;
  /** buckets examined by each teardown */
  examined: Record<'find-first' | 'bulk', number>;
}

/** A curve that is asked for. */
export interface CurveAsk {
  family?: Family;
  /** the most names that it reaches to */
  to: number;
  /** counts of names that must be among its points, each up to `to` */
  through: readonly number[];
}

/** The exact cost of find-first over the number of names. */
export interface CostCurve {
  /** [names, buckets examined], ascending by names */
  points: readonly (readonly [number, number])[];
  /** the counts at which the array grows, ascending */
  jumps: readonly number[];
}

/** What a lesson tells of a dictionary; all of it is exact. */
export interface Portrait {
  info: DictionaryInfo;
  cost: Record<Strategy, Cost>;
  /** of find-first, in all */
  steps: number;
  /** the step of find-first after which no entry is left, and nothing is freed for good */
  emptied: number;
  /** calls of find-first that scan the table; the rest scan the shadow that took its place */
  callsOnTable: number;
  /** its first two calls: where each stopped, and the step after which its entry is deleted */
  calls: { bucket: number; deleted: number }[];
  /** how many buckets the last call of each quarter of all calls examined */
  quarters: number[];
  /** likewise of many calls, evenly spread */
  looks: number[];
  /** buckets of the table that bear a dirty bit */
  dirtyBits: number;
  /** an entry that stands elsewhere than where the search for it starts; null when there is none */
  displaced: { name: string; start: number; bucket: number } | null;
}

/** Questions that are answered one by one, with their answers. */
export interface Questions {
  inspect: { ask: { strategy: Strategy; bucket: number; array: ArrayName; step: number }; answer: Inspection };
  seekDeletion: { ask: { strategy: Strategy; step: number; direction: 1 | -1 }; answer: number };
  callStart: { ask: { strategy: Strategy; call: number }; answer: number };
  seek: { ask: { strategy: Strategy; step: number }; answer: Frame };
  shared: { ask: null; answer: SharedHashesInShort };
  /** about dictionaries that need not stand */
  reckon: { ask: readonly number[]; answer: Reckoned[] };
  portray: { ask: Source; answer: Portrait };
  trace: { ask: CurveAsk; answer: CostCurve };
}

/** What the page's side sends. */
export type Request =
  | { kind: 'build'; id: number; source: Source; strategies: readonly Strategy[] }
  | { kind: 'adopt'; id: number }
  | { kind: 'discard'; id: number }
  | { kind: 'attach'; strategy: Strategy; part: Part; canvas: HTMLCanvasElement | OffscreenCanvas }
  | { kind: 'resize'; strategy: Strategy; part: Part; width: number; height: number; pixelRatio: number }
  | { kind: 'theme'; colours: Colours }
  | { kind: 'labels'; labels: Labels }
  | { kind: 'view'; strategy: Strategy; view: GridView }
  | { kind: 'settle'; on: boolean }
  | { kind: 'draw'; steps: Steps }
  | { [Name in keyof Questions]: { kind: 'ask'; id: number; name: Name; ask: Questions[Name]['ask'] } }[keyof Questions];

/** What the painter's side sends back. */
export type Reply =
  | { kind: 'built'; id: number; built: Built }
  | { kind: 'build-failed'; id: number; error: ErrorReport }
  | { kind: 'frame'; report: FrameReport | null; error: ErrorReport | null }
  | { kind: 'answer'; id: number; answer: Questions[keyof Questions]['answer'] }
  | { kind: 'refused'; id: number; error: ErrorReport }
  | { kind: 'broken'; error: ErrorReport };
