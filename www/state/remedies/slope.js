/**
 * The slope of a line through points on two logarithmic scales, by least squares: the exponent with
 * which a value grows. Points without a positive value have no logarithm and are left out. O(points).
 *
 * @param {readonly (readonly [number, number])[]} points count and value
 * @returns {number | null} null of fewer than three points, or where all counts are one
 */
export function logSlope(points) {
  const logs = points.filter(([count, value]) => count > 0 && value > 0).map(([count, value]) => [Math.log(count), Math.log(value)]);
  if (logs.length < 3) return null;
  const meanOf = (/** @type {0 | 1} */ axis) => logs.reduce((sum, point) => sum + point[axis], 0) / logs.length;
  const [x, y] = [meanOf(0), meanOf(1)];
  const spread = logs.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  if (spread === 0) return null;
  return logs.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / spread;
}
