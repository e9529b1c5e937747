/** What the page and its measuring worker say to each other, and what they speak of. Times are milliseconds unless a name says otherwise. */
import type { OperationsRequest, Outcome, OwningRequest, Toll } from '../engine/cases-types.js';
import type { ErrorCode, Profile, Strategy } from '../engine/types.js';
import type { ExactJump, Fit, Measure, PointResult } from '../engine/measure-types.js';

export type PresetName = 'format' | 'quick' | 'original' | 'around-2000' | 'around-4000' | 'around-8000' | 'powers' | 'own';

/** A sweep before it is measured. */
export interface Plan {
  preset: PresetName;
  measure: Measure;
  /** what is measured at each count; find-first and bulk when left out */
  strategies?: readonly Strategy[];
  /** field counts, ascending, no two alike */
  counts: readonly number[];
  /** samples of each strategy at each count */
  samples: number;
  /** iterations of a sample; the sampler chooses when null */
  iterations: number | null;
  /** milliseconds that a point may take */
  budgetMs: number;
  /** milliseconds that the whole sweep may take: each point gets its share of what is left; null: as long as it takes */
  withinMs: number | null;
  /** whether the sweep goes on, between two counts where the fit has found a jump, until they are neighbours */
  homesIn: boolean;
  /** how many names the reader's own format has, whose first ones are measured; left out: made-up names are */
  format?: number;
}

/** A plan with the names that it measures, where those are the reader's own. */
export interface NamedPlan extends Plan {
  names?: readonly string[];
}

/** Profiles to be measured: where the time of opening and closing goes, at some field counts. */
export interface ProfilePlan {
  /** the reader's own names, of which the first so many are measured at each count; left out: made-up names are */
  names?: readonly string[];
  /** in the order in which they are measured */
  counts: readonly number[];
  /** samples of each phase */
  samples: number;
  /** milliseconds that a small count may take; from 3,000 fields on in proportion more */
  budgetMs: number;
}

/** The profiles of one field count, measured together: tearing down by find first, and in bulk. */
export interface ProfilePair {
  before: Profile;
  after: Profile;
}

export interface Progress {
  /** points measured */
  done: number;
  /** points planned; grows while a sweep homes in on a jump */
  of: number;
  /** the count that is being measured */
  count: number;
  /** of the expected time: 0 … 1 */
  share: number;
  /** milliseconds, an estimate; null until there is ground for one */
  left: number | null;
}

/** An instant of the exact curve. */
export interface ExactPoint {
  count: number;
  buckets: number;
  shadowBuckets: number;
  /** exist bits that find-first examines */
  examined: number;
  /** looks of each strategy, at single exist bits and at words of them */
  looks: Record<Strategy, number>;
}

/** The curve that needs no clock: what each strategy looks at, and where the table grows. */
export interface ExactCurve {
  from: number;
  to: number;
  points: ExactPoint[];
  jumps: ExactJump[];
}

/** A first, small measurement, so that counts can be told as times before anything was asked for. */
export interface Calibration {
  /** of find-first; null when this browser's clock is too coarse for so short a look */
  nsPerBucket: number | null;
  nsPerStep: NsPerStep;
  clockStepNs: number;
}

/** Measured nanoseconds a step, as the animation counts steps; null when the clock could not tell, left out when it was not asked. */
export type NsPerStep = Partial<Record<Strategy, number | null>>;

/** The jobs of the worker: what each is asked for and what it comes to. */
export interface Jobs {
  sweep: { ask: NamedPlan; result: null };
  profile: { ask: ProfilePlan; result: null };
  calibrate: { ask: null; result: Calibration };
  exact: { ask: { from: number; to: number; names?: readonly string[] }; result: ExactCurve };
  operations: { ask: OperationsRequest; result: Toll[] };
  owning: { ask: OwningRequest; result: Outcome[] };
}
export type JobName = keyof Jobs;

/** What a sweep tells while it runs. */
export type SweepNews =
  | { kind: 'progress'; progress: Progress }
  | { kind: 'point'; point: PointResult; fit: Fit };

/** What the measuring of profiles tells. */
export type ProfileNews =
  | { kind: 'progress'; progress: Progress }
  | ({ kind: 'profile' } & ProfilePair);

export type News = SweepNews | ProfileNews;

export interface ErrorReport {
  code: ErrorCode;
  message: string;
}

export type JobRequest = { [Name in JobName]: { kind: 'job'; id: number; name: Name; ask: Jobs[Name]['ask'] } }[JobName];
export type Request = JobRequest | { kind: 'cancel'; id: number };

export type Reply =
  | { kind: 'news'; id: number; news: News }
  | { kind: 'done'; id: number; result: Jobs[JobName]['result'] }
  | { kind: 'cancelled'; id: number }
  | { kind: 'failed'; id: number; error: ErrorReport };

/** What a job is given while it works. */
export interface Desk {
  tell(news: News): void;
  /** lets messages in; throws the token of `cancelled.js` when one of them was to stop */
  breathe(): Promise<void>;
  now(): number;
}
