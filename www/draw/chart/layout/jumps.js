/** @import { Plane } from '../types.js' */

/** Jumps are shown when they stand no closer than this, in pixels: then each can be labelled. */
const apart = 46;

/**
 * The exact jumps that are seen. Small dictionaries jump at every few fields; from the right, where
 * jumps are farthest apart, they are shown down to the first that would crowd the one before.
 *
 * @param {readonly number[]} jumps field counts, ascending
 * @param {Pick<Plane, 'x' | 'plot'>} plane
 * @returns {{count: number, x: number}[]} ascending
 */
export function placeJumps(jumps, { x, plot }) {
  const seen = jumps
    .map((count) => ({ count, x: x.place(count) }))
    .filter((jump) => jump.x >= plot.left && jump.x <= plot.left + plot.width);
  const crowded = seen.findLastIndex((jump, index) => (seen[index + 1]?.x ?? Infinity) - jump.x < apart);
  return seen.slice(crowded + 1);
}
