/** @import { Plane } from '../types.js' */

/** Labels of jumps stand no closer than this, in pixels. */
const apart = 46;

/**
 * The exact jumps that are seen, and whether there is room to write their count: from the right,
 * where jumps are farthest apart, a label is left out when it would touch the one before.
 *
 * @param {readonly number[]} jumps field counts, ascending
 * @param {Pick<Plane, 'x' | 'plot'>} plane
 * @returns {{count: number, x: number, labelled: boolean}[]} ascending
 */
export function placeJumps(jumps, { x, plot }) {
  let free = Infinity;
  return jumps
    .filter((count) => count >= x.domain[0] && count <= x.domain[1])
    .map((count) => ({ count, x: x.place(count) }))
    .filter((jump) => jump.x >= plot.left && jump.x <= plot.left + plot.width)
    .toReversed()
    .map((jump) => {
      const labelled = jump.x <= free - apart;
      if (labelled) free = jump.x;
      return { ...jump, labelled };
    })
    .toReversed();
}
