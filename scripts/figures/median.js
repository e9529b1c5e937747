/**
 * The value in the middle; between two in the middle, half way. O(n log n).
 *
 * @param {readonly number[]} values not empty
 * @returns {number}
 */
export function median(values) {
  if (values.length === 0) throw new Error('the median of no values is not defined');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
