/** @import { Curve, Plane, SceneNode } from '../types.js' */
import { area, line } from 'd3-shape';
import { valueAt } from '../series/value-at.js';
import { colourOf, lineLook } from './looks.js';

/**
 * @param {readonly Curve[]} curves
 * @param {Plane} plane
 * @returns {SceneNode[]} in the order given: later ones lie on top
 */
export function curvesScene(curves, { x, y }) {
  const path = line()
    .x(([count]) => round(x.place(count)))
    .y(([, value]) => round(y.place(value)));
  return curves.map((curve) => ({
    key: curve.key,
    tag: 'path',
    attributes: {
      d: path(within(curve.points, x.domain)) ?? '',
      'data-curve': curve.kind,
      ...lineLook(curve.kind, curve.strategy),
    },
  }));
}

/**
 * The part of a curve that lies within the counts that are seen. What lies beyond is cut off here and
 * not by the plot's edge, which leaves air for points.
 *
 * @param {Curve['points']} points
 * @param {readonly [number, number]} domain
 * @returns {[number, number][]}
 */
function within(points, [from, to]) {
  /** @type {[number, number][]} */
  const inside = points.filter(([count]) => count > from && count < to).map(([count, value]) => [count, value]);
  const [first, last] = [from, to].map((end) => valueAt(points, end));
  if (typeof first === 'number') inside.unshift([from, first]);
  if (typeof last === 'number') inside.push([to, last]);
  return inside;
}

/**
 * The intervals of measured points, as a band behind their line.
 *
 * @param {readonly import('../types.js').Mark[]} marks of the current run
 * @param {Plane} plane
 * @returns {SceneNode[]} one a strategy that was measured
 */
export function bandsScene(marks, { x, y }) {
  const band = /** @type {import('d3-shape').Area<import('../types.js').Mark>} */ (area())
    .x(({ target }) => round(x.place(target.count)))
    .y0(({ low }) => round(y.place(low)))
    .y1(({ high }) => round(y.place(high)));
  const measured = marks.filter(({ source }) => source === 'measured');
  const strategies = [...new Set(measured.map(({ target }) => target.strategy))];
  return strategies.map((strategy) => ({
    key: `band ${strategy}`,
    tag: 'path',
    attributes: {
      d: band(measured.filter(({ target }) => target.strategy === strategy)) ?? '',
      fill: colourOf(strategy),
      opacity: 0.18,
    },
  }));
}

/** A hundredth of a pixel is fine enough, and keeps an exported file small. @param {number} value */
export const round = (value) => Math.round(value * 100) / 100;
