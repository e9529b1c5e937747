/**
 * The types of the chart. Three spaces run through it, and names say which one is meant: *data*
 * (field counts and nanoseconds), *pixels* of the picture, and the *scene* (elements to be drawn).
 */
import type { Source } from '../../engine/measure-types.js';
import type { Strategy } from '../../engine/types.js';
import type { ScaleName, Target } from '../../state/chart/types.js';

/** A measured, bounded or predicted point, in data space. */
export interface Mark {
  target: Target;
  source: Source;
  /** nanoseconds; with `below-clock` an upper bound */
  value: number;
  low: number;
  high: number;
}

/** What a line tells, which decides how it looks. */
export type LineKind = 'measured' | 'bound' | 'ghost' | 'exact' | 'drawn' | 'reported' | 'reported-rename' | 'reported-create';

/** A line through data space. */
export interface Curve {
  /** unique in a picture */
  key: string;
  kind: LineKind;
  strategy: Strategy | null;
  /** the id of the run that it belongs to, if it does */
  run?: string;
  /** [field count, nanoseconds], ascending by count */
  points: readonly (readonly [number, number])[];
}

/** Where the fit has found a jump: after `from`, at `at` the latest. */
export interface FoundJump { from: number; at: number }

/** All that a picture shows, in data space. */
export interface Picture {
  curves: readonly Curve[];
  marks: readonly Mark[];
  exactJumps: readonly number[];
  foundJumps: readonly FoundJump[];
  /** the counts that the picture is about: it reaches from the least to the greatest */
  counts: readonly number[];
}

export interface Box { left: number; top: number; width: number; height: number }

/** Where things are, in pixels, and how to get there from data space. */
export interface Plane {
  width: number;
  height: number;
  /** the rectangle inside the axes */
  plot: Box;
  /** whether there is room for labels at the right of the plot */
  wide: boolean;
  /** where labels stand when there is not: below the axis, in columns */
  key: { top: number; columns: number };
  x: Axis;
  y: Axis;
}

export interface Axis {
  scale: ScaleName;
  domain: readonly [number, number];
  /** from data space to pixels; what lies beyond the domain lands beyond the plot */
  place(value: number): number;
  /** from pixels to data space */
  value(place: number): number;
  /** values to be labelled, ascending */
  ticks: readonly number[];
}

/** How the chart writes: words and numbers come from the page. */
export interface Say {
  count(value: number): string;
  /** a tick of the time axis; `unit` is that of the whole axis, null where each tick has its own */
  timeTick(ns: number, unit: TimeUnit | null): string;
  timeTitle(unit: TimeUnit | null): string;
  countTitle: string;
  jumpsTitle: string;
  curve(curve: Curve): string;
  mark(mark: Mark): string;
}

export interface TimeUnit {
  name: 'ns' | 'us' | 'ms' | 's';
  ns: number;
}

/** An element to be drawn. Its look is in its attributes, so that it can be drawn anywhere. */
export interface SceneNode {
  /** unique among its siblings; stays with the thing that is shown */
  key: string;
  tag: 'g' | 'svg' | 'path' | 'line' | 'circle' | 'rect' | 'text' | 'title';
  attributes?: Readonly<Record<string, string | number | null>>;
  text?: string;
  children?: readonly SceneNode[];
}
