/** @import { Reported } from '../data/elsewhere.js' */

/**
 * The slope of reported points on logarithmic axes, by least squares: 1 where twice the entries take
 * twice the time, 2 where they take four times as long. O(points).
 *
 * @param {readonly Pick<Reported, 'entries' | 'seconds'>[]} points
 * @returns {number | null} null for fewer than two counts
 */
export function slopeOf(points) {
  const at = points.map(({ entries, seconds }) => ({ x: Math.log(entries), y: Math.log(seconds) }));
  const mean = (/** @type {readonly number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = { x: mean(at.map(({ x }) => x)), y: mean(at.map(({ y }) => y)) };
  const spread = at.reduce((sum, { x }) => sum + (x - middle.x) ** 2, 0);
  if (at.length < 2 || spread === 0) return null;
  return at.reduce((sum, { x, y }) => sum + (x - middle.x) * (y - middle.y), 0) / spread;
}
