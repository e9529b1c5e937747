/** @import { Target } from '../../../state/chart/types.js' */
/** @import { Mark, Picture, Plane, Say, SceneNode } from '../types.js' */
import { axesScene, crisp, line } from './axes.js';
import { bandsScene, curvesScene } from './curves.js';
import { exactJumpsScene, foundJumpsScene } from './jumps.js';
import { labelled, labelsScene } from './labels.js';
import { axisLook } from './looks.js';
import { keyOf, marksScene } from './marks.js';

/**
 * The whole picture, from the ground up. Pure: the same picture gives the same scene.
 *
 * @param {object} given
 * @param {Picture} given.picture
 * @param {Plane} given.plane
 * @param {Say} given.say
 * @param {Target | null} given.target the point that is read
 * @param {readonly [number, number] | null} [given.brush] pixels across that are being marked for a zoom
 * @returns {SceneNode[]}
 */
export function sceneOf({ picture, plane, say, target, brush = null }) {
  const read = picture.marks.find((mark) => target !== null && keyOf(mark.target) === keyOf(target)) ?? null;
  const own = picture.marks.filter((mark) => mark.target.run === 'current');
  return [
    ...axesScene(plane, say),
    ...exactJumpsScene(picture.exactJumps, plane, say),
    ...foundJumpsScene(picture.foundJumps, plane),
    inPlot(plane, [
      ...brushScene(brush, plane),
      ...crosshair(read, plane),
      ...bandsScene(own, plane),
      ...curvesScene(picture.curves, plane),
      ...marksScene({ marks: picture.marks, plane, say, entry: (read ?? own[0] ?? picture.marks[0])?.target ?? null }),
    ]),
    ...labelsScene(labelled(picture.curves, say), plane, say),
  ];
}

/**
 * What lies beyond the plot is cut off, with a little air for points on its edge. A nested svg does
 * that without an id, which two charts on one page might share.
 *
 * @param {Plane} plane
 * @param {readonly SceneNode[]} children
 * @returns {SceneNode}
 */
function inPlot({ plot }, children) {
  const air = 5;
  const box = { x: plot.left - air, y: plot.top - air, width: plot.width + 2 * air, height: plot.height + 2 * air };
  return {
    key: 'plot',
    tag: 'svg',
    attributes: { ...box, viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`, overflow: 'hidden' },
    children,
  };
}

/** @param {Mark | null} mark @param {Plane} plane @returns {SceneNode[]} */
function crosshair(mark, { x, y, plot }) {
  if (!mark) return [];
  const at = { x: crisp(x.place(mark.target.count)), y: y.place(mark.value) };
  return [
    line('crosshair', { x1: at.x, x2: at.x, y1: plot.top, y2: plot.top + plot.height, ...axisLook }),
    {
      key: 'ring',
      tag: 'circle',
      attributes: { cx: at.x, cy: at.y, r: 9, fill: 'var(--surface)', stroke: 'var(--ink)', 'stroke-width': 1.5 },
    },
  ];
}

/** @param {readonly [number, number] | null} brush @param {Plane} plane @returns {SceneNode[]} */
function brushScene(brush, { plot }) {
  if (!brush) return [];
  const [from, to] = [Math.min(...brush), Math.max(...brush)];
  return [{
    key: 'brush',
    tag: 'rect',
    attributes: { x: from, y: plot.top, width: to - from, height: plot.height, fill: 'var(--line)', opacity: 0.6 },
  }];
}
