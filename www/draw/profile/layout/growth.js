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
  return {
    plot, x, y,
    points: pairs.map(({ before, after }) => ({
      count: before.count, x: x(before.count), before: y(teardownShare(before)), after: y(teardownShare(after)),
      areBounds: { before: isBound(before), after: isBound(after) },
    })),
    band: { top: y(reported.high), height: y(reported.low) - y(reported.high) },
    labels: withRoom(counts, x),
  };
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
