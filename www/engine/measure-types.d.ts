/** What the sampler measures, and how it says it. Times are nanoseconds unless a name says otherwise. */
import type { Family, PhaseName, Strategy } from './types.js';

/** Emptying the dictionary alone; closing a read view; opening and closing one. */
export type Measure = 'teardown' | 'close' | 'open-close';

/** What one point of a sweep is asked to be. */
export interface PointRequest {
  family?: Family;
  /**
   * One's own names, of which the first `count` are measured; in place of a family. What a dictionary
   * refuses of them, `advance` throws, and the point is over.
   */
  names?: readonly string[];
  /** field count, 1 … Engine.maxCount, or the number of one's own names */
  count: number;
  measure: Measure;
  /** find-first and bulk when left out; they are interleaved, A B B A */
  strategies?: readonly Strategy[];
  /** samples of each strategy, at least 5 */
  samples: number;
  /** iterations of a sample; chosen by the sampler when left out: a batch lasts at least 100 clock steps, under a memory cap */
  iterations?: number;
  /** milliseconds that the point may take; what does not fit is predicted */
  budgetMs: number;
  /** measured ns per examined bucket, from earlier points of the sweep: what a prediction is made with; null before there is one */
  nsPerBucket: number | null;
}

/** A point under way. Each `advance` works for about `sliceMs` and comes back, so that its worker can be told to stop. */
export interface PointRun {
  advance(sliceMs: number): { done: boolean; progress: number };
  /** what is known so far; complete when done */
  result(): PointResult;
  free(): void;
}

/** How a strategy's time came about. */
export type Source =
  /** timed here, above twenty clock steps a sample */
  | 'measured'
  /** timed, but a sample lasts under twenty clock steps even so: never shown as 0 */
  | 'below-clock'
  /**
   * exact count × measured ns per bucket, since it would not fit the budget; of closing, and of opening and closing,
   * with the measured rest, which is what a bulk close takes
   */
  | 'predicted';

export interface StrategyResult {
  source: Source;
  /** ns per iteration; with `below-clock` an upper bound */
  median: number;
  /** median absolute deviation of the samples, ns per iteration */
  mad: number;
  /** 95 % bootstrap interval of the median, ns per iteration */
  low: number;
  high: number;
  /** ns per iteration of every sample, in the order taken; upper bounds with `below-clock`, none when predicted */
  samples: number[];
  /** which of them are outliers (by Tukey's outer fences); marked, never dropped */
  outliers: number[];
  /** iterations of a sample; 0 when predicted */
  iterations: number;
  /** looks that one iteration takes, at single exist bits and at words of them: exact, and checked against what the timed runs counted */
  examined: number;
}

export interface PointResult {
  request: PointRequest;
  /** the buckets of the dictionary's table, and of its shadow when a resize is in flight */
  buckets: number;
  shadowBuckets: number;
  strategies: { [S in Strategy]?: StrategyResult };
  /** find-first over bulk, with its 95 % bootstrap interval; null unless both were measured */
  ratio: { median: number; low: number; high: number } | null;
  /** the clock's own step, measured */
  clockStep: number;
  /** what disturbed the run, in words' codes: 'clock-stood-still', 'clock-coarse', 'drift', 'retried', 'budget' */
  notes: string[];
}

/** One piece of line fitted to measured points. */
export interface Segment { from: number; to: number; slope: number; intercept: number }

export interface Fit {
  segments: Segment[];
  /** field counts at which a new segment begins, found in the measured points; `from` is the last point before it: the resolution */
  jumps: { at: number; from: number }[];
  /** R² of time against examined buckets, through all measured points of find-first; null with fewer than three */
  r2: number | null;
  /** ns per examined bucket, by least squares; null with fewer than three points */
  nsPerBucket: number | null;
  /** slope in a log-log plot, a strategy: about 2 and 0; null with fewer than three points */
  logSlope: { [S in Strategy]?: number | null };
}

/** Exact, from the table's sizes, without measuring: where the bucket count grows. */
export interface ExactJump { count: number; bucketsBefore: number; bucketsAfter: number; inFlight: boolean }

/** What a profile is asked to be: as a point, of all that opening and closing consist of. */
export type ProfileRequest = Omit<PointRequest, 'measure' | 'iterations'>;

/** A phase as measured; null: not yet, and always for the teardown, which is in `teardown`. */
export interface PhaseResult { phase: PhaseName; calls: number; result: StrategyResult | null }

export interface ProfileResult {
  /** the teardown of the dictionary within closing, by each strategy that was asked for */
  teardown: PointResult;
  /** all phases, in their order; those beside the teardown are the same whatever the strategy */
  phases: PhaseResult[];
}

/** A profile under way, as a point is. */
export interface ProfileRun {
  advance(sliceMs: number): { done: boolean; progress: number };
  result(): ProfileResult;
  free(): void;
}

export interface Sampler {
  startProfile(request: ProfileRequest): ProfileRun;
  /** measured anew at each call, some milliseconds */
  clockStep(): number;
  start(request: PointRequest): PointRun;
  fit(points: readonly PointResult[]): Fit;
  exactJumps(from: number, to: number): ExactJump[];
}
