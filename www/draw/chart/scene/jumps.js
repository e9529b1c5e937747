/** @import { FoundJump, Plane, Say, SceneNode } from '../types.js' */
import { placeJumps } from '../layout/jumps.js';
import { crisp, line, text } from './axes.js';
import { round } from './curves.js';
import { exactJumpLook, letters } from './looks.js';

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
  const placed = placeJumps(jumps, plane);
  const nodes = placed.flatMap(({ count, x, labelled }) => [
    line(`jump ${count}`, { x1: crisp(x), x2: crisp(x), y1: plot.top - 4, y2: plot.top + plot.height, ...exactJumpLook, 'data-exact-jump': count }),
    ...(labelled
      ? [text(`jump text ${count}`, say.count(count), { x: round(x), y: plot.top - 10, 'text-anchor': 'middle' })]
      : []),
  ]);
  const title = placed.length > 0 && plane.wide
    ? [text('jumps title', say.jumpsTitle, { x: plot.left + plot.width + 14, y: plot.top - 10, ...letters })] : [];
  return [...nodes, ...title];
}

/**
 * Where the fit has found jumps in the measured points: a wedge on the axis, as wide as the jump is
 * uncertain.
 *
 * @param {readonly FoundJump[]} jumps
 * @param {Plane} plane
 * @returns {SceneNode[]}
 */
export function foundJumpsScene(jumps, { x, plot }) {
  const bottom = plot.top + plot.height;
  return jumps
    .filter(({ at }) => at >= x.domain[0] && at <= x.domain[1])
    .map(({ from, at }) => {
      const [left, right] = [x.place(from), x.place(at)].map(round);
      return {
        key: `found ${from} ${at}`,
        tag: 'path',
        attributes: {
          d: `M${(left ?? 0) - 4},${bottom}L${left},${bottom - 8}L${right},${bottom - 8}L${(right ?? 0) + 4},${bottom}Z`,
          fill: 'var(--find-first)',
          'data-found-jump': at,
        },
      };
    });
}
