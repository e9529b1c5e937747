/**
 * The value of a curve at a count, straight between its points.
 *
 * @param {readonly (readonly [number, number])[]} points ascending
 * @param {number} count
 * @returns {number | null} null beyond the ends
 */
export function valueAt(points, count) {
  const right = points.findIndex(([each]) => each >= count);
  const end = points[right];
  if (!end) return null;
  if (end[0] === count) return end[1];
  const start = points[right - 1];
  if (!start) return null;
  const share = (count - start[0]) / (end[0] - start[0]);
  return start[1] + share * (end[1] - start[1]);
}
