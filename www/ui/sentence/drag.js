/**
 * The number that dragging makes of another: single numbers near where the drag began, hundreds
 * farther out, so that 400 pixels span the whole slider and each number can still be met.
 *
 * @param {number} start
 * @param {number} pixels to the right; negative to the left
 * @param {number} most
 * @returns {number} 1 … most
 */
export function draggedCount(start, pixels, most) {
  const far = Math.abs(pixels);
  const moved = Math.sign(pixels) * Math.round(far / 2 + far ** 2 / 8);
  return Math.min(most, Math.max(1, start + moved));
}
