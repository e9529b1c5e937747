/**
 * The state of the chart: what is measured and how it is looked at. It lives beside the lab's own
 * state, since it arrives later, and is of no use without its chart.
 */
import type { Building } from '../unasked.js';
import type { Fit, Measure, PointResult } from '../../engine/measure-types.js';
import type { Strategy } from '../../engine/types.js';
import type { Calibration, ExactCurve, Plan, PresetName, Progress } from '../../measure/types.js';

/** A run: a sweep under way or over. */
export interface Run {
  plan: Plan;
  /** ascending by count */
  points: readonly PointResult[];
  fit: Fit | null;
  /** when it was begun: milliseconds since 1970 */
  begunAt: number;
}

export type RunPhase = 'running' | 'stopping' | 'done' | 'stopped' | 'failed';

/** The run that this page measures or has measured last. */
export interface CurrentRun extends Run {
  phase: RunPhase;
  progress: Progress | null;
  /** why it failed */
  failure: { code: string; message: string } | null;
  /** the names of the reader's own format that it measures; null: made-up ones */
  names: readonly string[] | null;
  /** under which id it is kept; null while it is not */
  keptAs: string | null;
}

export interface KeptRun extends Run {
  id: string;
  /** as the reader calls it */
  name: string;
}

/** Why something about kept runs went wrong. */
export type KeptTrouble =
  | { code: 'storage-refused'; message: string }
  | { code: 'storage-full' }
  | { code: 'unreadable'; key: string; reason: string };

export interface Shelf {
  runs: readonly KeptRun[];
  /** ids of those that are shown beside the current run, as ghosts */
  shown: readonly string[];
  /** the one deleted last, as long as that can be undone */
  deleted: KeptRun | null;
  troubles: readonly KeptTrouble[];
}

export type OwnInput = 'counts' | 'iterations' | 'budget';

/** The reader's own plan as typed. */
export type OwnText = Record<OwnInput, string>;

/** Why something typed is no plan; the values are as typed. */
export type OwnRefusal =
  | { code: 'counts-missing' }
  | { code: 'too-many-counts'; given: number; most: number }
  | { code: 'count-not-a-number' | 'count-not-whole'; value: string }
  | { code: 'count-too-small'; value: number }
  | { code: 'count-too-large'; value: number; most: number }
  | { code: 'count-repeated'; value: number }
  | { code: 'counts-unsorted'; value: number; before: number }
  | { code: 'iterations-not-a-number' | 'iterations-not-whole'; value: string }
  | { code: 'iterations-out-of-range'; value: number; least: number; most: number }
  | { code: 'budget-not-a-number'; value: string }
  | { code: 'budget-out-of-range'; value: number; least: number; most: number };

export type OwnRefusals = Partial<Record<OwnInput, OwnRefusal>>;

export type ScaleName = 'linear' | 'log';

/** How the real server's curve is shown: in its own seconds, or scaled onto the run. */
export type ServerView = 'off' | 'seconds' | 'scaled';

export interface View {
  x: ScaleName;
  y: ScaleName;
  server: ServerView;
  /** field counts at the ends of the picture; null: as far as there is something to see */
  zoom: readonly [number, number] | null;
}

/** A point of the picture that is read. */
export interface Target {
  /** the id of a kept run, or 'current' */
  run: string;
  strategy: Strategy;
  count: number;
}

export interface ChartState {
  /** the reader's own format, while the page shows one: the next sweep is of its first names */
  format: readonly string[] | null;
  /** what building it took; null without one */
  building: Building | null;
  preset: PresetName;
  measure: Measure;
  own: OwnText;
  refusals: OwnRefusals;
  calibration: Calibration | null;
  /** the exact curve of what the picture shows; null until it has been counted */
  exact: ExactCurve | null;
  /** the format whose exact curve the reader wants, however long counting it takes */
  wanted: readonly string[] | null;
  run: CurrentRun | null;
  shelf: Shelf;
  view: View;
  target: Target | null;
}

export type ChartAction =
  | { type: 'chart/preset'; preset: PresetName; measure: Measure }
  | { type: 'chart/measure'; measure: Measure }
  | { type: 'chart/own'; input: OwnInput; text: string }
  | { type: 'chart/refused'; refusals: OwnRefusals }
  | { type: 'chart/format'; names: readonly string[] | null; building: Building | null }
  | { type: 'chart/wanted'; names: readonly string[] | null }
  | { type: 'chart/calibrated'; calibration: Calibration }
  | { type: 'chart/exact'; exact: ExactCurve }
  | { type: 'run/asked'; plan: Plan; begunAt: number; names: readonly string[] | null }
  | { type: 'run/progress'; progress: Progress }
  | { type: 'run/point'; point: PointResult; fit: Fit }
  | { type: 'run/stop' }
  | { type: 'run/stopped' }
  | { type: 'run/done' }
  | { type: 'run/failed'; code: string; message: string }
  | { type: 'shelf/loaded'; runs: readonly KeptRun[]; troubles: readonly KeptTrouble[] }
  | { type: 'shelf/keep'; id: string; name: string }
  | { type: 'shelf/renamed'; id: string; name: string }
  | { type: 'shelf/shown'; id: string; on: boolean }
  | { type: 'shelf/deleted'; id: string }
  | { type: 'shelf/undone' }
  | { type: 'shelf/trouble'; trouble: KeptTrouble }
  | { type: 'shelf/dismissed'; trouble: KeptTrouble }
  | { type: 'view/scale'; axis: 'x' | 'y'; scale: ScaleName }
  | { type: 'view/server'; server: ServerView }
  | { type: 'view/zoom'; zoom: readonly [number, number] | null }
  | { type: 'target/set'; target: Target | null };

export interface ChartStore {
  get(): ChartState;
  dispatch(action: ChartAction): void;
  subscribe(listener: () => void): () => void;
}
