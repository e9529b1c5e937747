/** @import { FoundJump, Plane, Say, SceneNode } from '../types.js' */
import { placeJumps } from '../layout/jumps.js';
import { crisp, line, text } from './axes.js';
import { round } from './curves.js';
import { exactJumpLook } from './looks.js';

/** Pixels that the words behind the last jump need. */
const titleRoom = 200;

/**
 * Where the table grows, exactly: a dotted line each, with the count above it.
 *
 * @param {readonly number[]} jumps field counts
 * @param {Plane} plane
 * @param {Say} say
 * @returns {SceneNode[]}
 */
export function exactJumpsScene(jumps, plane, say) {
  const { plot } = plane;
  const y = plot.top - 10;
  const placed = placeJumps(jumps, plane);
  const last = placed.at(-1);
  const nodes = placed.flatMap(({ count, x }) => [
    line(`jump ${count}`, { x1: crisp(x), x2: crisp(x), y1: plot.top - 4, y2: plot.top + plot.height, ...exactJumpLook, 'data-exact-jump': count }),
    text(`jump text ${count}`, say.count(count), { x: round(x), y, 'text-anchor': 'middle' }),
  ]);
  const hasRoom = last !== undefined && last.x + titleRoom <= plane.width;
  return hasRoom ? [...nodes, text('jumps title', say.jumpsTitle, { x: round(last.x) + 32, y })] : nodes;
}

/**
 * Where the fit has found jumps in the measured points: a wedge that points up at the axis, as wide as
 * the jump is uncertain.
 *
 * @param {readonly FoundJump[]} jumps
 * @param {Plane} plane
 * @returns {SceneNode[]}
 */
export function foundJumpsScene(jumps, { x, plot }) {
  const bottom = plot.top + plot.height;
  return jumps
    .filter(({ from, at }) => at >= x.domain[0] && from <= x.domain[1])
    .map(({ from, at }) => {
      const [left, right] = [Math.max(from, x.domain[0]), Math.min(at, x.domain[1])].map((end) => round(x.place(end)));
      return {
        key: `found ${from} ${at}`,
        tag: 'path',
        attributes: {
          d: `M${(left ?? 0) - 4},${bottom + 7}L${left},${bottom}L${right},${bottom}L${(right ?? 0) + 4},${bottom + 7}Z`,
          fill: 'var(--find-first)',
          'data-found-jump': at,
        },
      };
    });
}
