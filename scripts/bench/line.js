/** @typedef {import('../../www/engine/types.js').Strategy} Strategy */
/** @typedef {import('../../www/engine/measure-types.js').PointResult} PointResult */

/** As many decimals as the original prints; shorter times get more, down to three digits that count. */
const DECIMALS = 6;
const DIGITS = 3;

/**
 * A line as the original benchmark prints it; after it the strategy, when there are two, and how the time came about,
 * when it was not measured.
 *
 * @param {PointResult} point
 * @param {Strategy} strategy
 * @param {boolean} isNamed
 * @throws {Error} when the point has no such strategy
 */
export function lineOf(point, strategy, isNamed) {
  const result = point.strategies[strategy];
  if (!result) throw new Error(`the point of ${point.request.count} fields has no ${strategy}`);
  const parts = [`field count: ${point.request.count}`, `sec: ${seconds(result.median / 1e9)}`];
  if (isNamed) parts.push(`strategy: ${strategy}`);
  if (result.source !== 'measured') parts.push(`source: ${result.source}`);
  return parts.join(', ');
}

/** @param {number} time above 0 */
function seconds(time) {
  const decimals = DIGITS - 1 - Math.floor(Math.log10(time));
  return time.toFixed(Math.max(DECIMALS, decimals));
}
