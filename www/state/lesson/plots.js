/** @import { Facts, Plot } from './types.js' */
import { countOf, curveEnd, firstLooks, largerArray, loopCost } from './figures.js';

/** The curve's picture is so many times as high as the part of it that is shown: a line has room to miss. */
const room = 4;

/**
 * How many buckets each call of find-first looks at: of it the first is shown.
 *
 * @param {Facts} facts
 * @returns {Plot}
 */
export function callsPlot({ here }) {
  const { quarters, looks, info } = here;
  const known = /** @type {const} */ ([1, firstLooks(here)]);
  const along = (/** @type {readonly number[]} */ values) => values.map((_, index) => (info.count * (index + 1)) / values.length);
  const places = along(looks);
  return {
    over: 'calls',
    across: [1, info.count],
    most: largerArray(here),
    known: [known],
    at: along(quarters).map(Math.round),
    truth: quarters,
    curve: [known, ...looks.flatMap((value, index) => ((places[index] ?? 0) > 1 ? [/** @type {const} */ ([places[index] ?? 0, value])] : []))],
    jumps: [],
  };
}

/**
 * What the loop costs in all, over the number of names: the chart, counted instead of timed. Shown is
 * what comes before the array grows; the first point to be drawn has one name more.
 *
 * @param {Facts} facts with a curve
 * @returns {Plot}
 */
export function namesPlot({ before, after, curve }) {
  const { points, jumps } = curve ?? { points: [], jumps: [] };
  const last = countOf(before);
  const end = curveEnd(before);
  const at = curvePlaces(before, after);
  const costs = new Map(points);
  const truth = at.map((count) => costs.get(count) ?? 0);
  return {
    over: 'names',
    across: [0, end],
    most: Math.max(room * loopCost(before), Math.ceil(1.1 * (truth.at(-1) ?? 0))),
    known: points.filter(([count]) => count <= last),
    at,
    truth,
    curve: points,
    jumps,
  };
}

/**
 * The counts of names at which the curve is to be drawn: one more than what is shown, and on from there.
 *
 * @param {Facts['before']} before
 * @param {Facts['after']} after
 */
export function curvePlaces(before, after) {
  const last = countOf(before);
  const end = curveEnd(before);
  return [countOf(after), ...[1, 2, 3].map((third) => Math.round(last + ((end - last) * third) / 3))];
}
