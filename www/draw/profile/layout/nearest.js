/** @import { PlacedFrame } from '../types.js' */

/** A pointer this near to a frame, in pixels, means it: some are narrower than a hand is steady. */
const reach = 6;

/**
 * The frame of a row that a pointer means. Pure; O(frames).
 *
 * @param {readonly PlacedFrame[]} frames
 * @param {{x: number, depth: number}} place `x`: pixels
 * @returns {PlacedFrame | null}
 */
export function frameAt(frames, { x, depth }) {
  const inRow = frames.filter((frame) => frame.depth === depth);
  const away = (/** @type {PlacedFrame} */ { left, width }) => Math.max(left - x, x - (left + width), 0);
  // Of two that are as near, a narrow one is meant: the wide one is easily hit elsewhere.
  const [nearest] = inRow.toSorted((one, other) => away(one) - away(other) || one.width - other.width);
  return nearest && away(nearest) <= reach ? nearest : null;
}
