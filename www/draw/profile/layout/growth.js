/** @import { ProfilePair } from '../../../measure/types.js' */
/** @import { Profile } from '../../../engine/types.js' */

/** What the original report says of the teardown's share in opening and closing, depending on the number of fields. */
export const reported = Object.freeze({ low: 0.8, high: 0.9 });

/** Pixels around the plot: room for labels. */
const margin = Object.freeze({ left: 56, right: 28, top: 12, bottom: 44 });

/**
 * The share of the teardown in opening and closing, 0 … 1.
 *
 * @param {Profile} profile
 */
export function teardownShare({ phases }) {
  return phases.find(({ phase }) => phase === 'tear-down-dictionary')?.share ?? 0;
}

/** @param {Profile} profile @returns {boolean} whether the share is only the most that it can be */
function isBound({ phases }) {
  return phases.some(({ phase, source }) => phase === 'tear-down-dictionary' && source === 'below-clock');
}

/**
 * Where the teardown's share at each count stands in a picture, counts on a logarithmic scale. Pure;
 * O(counts).
 *
 * @param {readonly ProfilePair[]} pairs ascending by count
 * @param {readonly number[]} counts to be labelled, ascending, one at least
 * @param {{width: number, height: number}} size pixels
 */
export function layGrowth(pairs, counts, { width, height }) {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const plot = { left: margin.left, top: margin.top, width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const span = Math.log(most) - Math.log(least);
  const x = (/** @type {number} */ count) =>
    plot.left + (span > 0 ? ((Math.log(count) - Math.log(least)) / span) * plot.width : plot.width / 2);
  const y = (/** @type {number} */ share) => plot.top + (1 - share) * plot.height;
  const points = pairs.map(({ before, after }) => ({
    count: before.count, x: x(before.count), before: y(teardownShare(before)), after: y(teardownShare(after)),
    areBounds: { before: isBound(before), after: isBound(after) },
  }));
  return {
    plot, x, y, points,
    names: placeNames(points, plot.left + plot.width),
    band: { top: y(reported.high), height: y(reported.low) - y(reported.high) },
    labels: withRoom(counts, x),
  };
}

/** Pixels: how far above its line a name stands, and what it takes of height and width. */
const lineName = Object.freeze({ above: 12, height: 16, width: 112 });

/**
 * Where the names of the lines stand: where these are farthest apart, as long as there is room beside
 * it; one above the other where they all but meet.
 *
 * @param {readonly {x: number, before: number, after: number}[]} points ascending
 * @param {number} right end of the plot
 * @returns {{x: number, before: number, after: number} | null} null when there are no lines
 */
function placeNames(points, right) {
  const apart = (/** @type {typeof points[number]} */ { before, after }) => Math.abs(before - after);
  const [widest] = points
    .filter(({ x }, at) => at === 0 || x + lineName.width <= right)
    .toSorted((one, other) => apart(other) - apart(one));
  if (!widest) return null;
  const [before, after] = [widest.before - lineName.above, widest.after - lineName.above];
  const x = widest.x + 8;
  if (apart(widest) >= lineName.height) return { x, before, after };
  return before <= after ? { x, before: before - lineName.height, after: before } : { x, before: after, after: after - lineName.height };
}

/** Pixels that the label of a count needs. */
const labelRoom = 52;

/** Labels that do not run into the one before. @param {readonly number[]} counts @param {(count: number) => number} x */
function withRoom(counts, x) {
  /** @type {number[]} */
  const kept = [];
  for (const count of counts) {
    const last = kept.at(-1);
    if (last === undefined || x(count) - x(last) >= labelRoom) kept.push(count);
  }
  return kept;
}
