/** @import { Curve, Plane, Say, SceneNode } from '../types.js' */
import { placeLabels } from '../layout/labels.js';
import { text } from './axes.js';
import { round } from './curves.js';
import { colourOf, haloLook, lineLook } from './looks.js';

/** Pixels between a curve's end and its label; longer where a thread has to lead there. */
const gap = 10;

/** In a corner, a label stands beside a piece of its line. */
const sample = { width: 22, lineHeight: 18 };

/**
 * What each curve is: beside its end where there is room, else in the plot's empty corner.
 *
 * @param {readonly Curve[]} curves
 * @param {Plane} plane
 * @param {Say} say
 * @returns {SceneNode[]}
 */
export function labelsScene(curves, plane, say) {
  const named = curves.filter((curve) => say.curve(curve) !== '' && !isToldByAnother(curve, curves));
  return plane.wide ? beside(named, plane, say) : inCorner(named, plane, say);
}

/** @param {readonly Curve[]} curves @param {Plane} plane @param {Say} say @returns {SceneNode[]} */
function beside(curves, plane, say) {
  const end = plane.plot.left + plane.plot.width;
  return placeLabels(curves, plane).map(({ curve, anchor, y }) => ({
    key: `label ${curve.key}`,
    tag: 'g',
    children: [
      {
        key: 'thread',
        tag: 'path',
        attributes: {
          d: `M${end + 3},${round(anchor)}L${end + gap},${round(y)}`,
          ...lineLook(curve.kind, curve.strategy),
          'stroke-width': 1,
          'stroke-dasharray': null,
        },
      },
      text('text', say.curve(curve), {
        x: end + gap + 4, y: round(y), 'dominant-baseline': 'middle', fill: colourOf(curve.strategy),
        'font-weight': isOwn(curve) ? 600 : null,
      }),
    ],
  }));
}

/** @param {readonly Curve[]} curves @param {Plane} plane @param {Say} say @returns {SceneNode[]} */
function inCorner(curves, { plot }, say) {
  const x = plot.left + 8;
  return curves.toReversed().map((curve, index) => {
    const y = plot.top + 12 + index * sample.lineHeight;
    return {
      key: `label ${curve.key}`,
      tag: 'g',
      children: [
        { key: 'sample', tag: 'path', attributes: { d: `M${x},${y}h${sample.width}`, ...lineLook(curve.kind, curve.strategy) } },
        text('text', say.curve(curve), {
          x: x + sample.width + 6, y, 'dominant-baseline': 'middle', ...haloLook, fill: colourOf(curve.strategy),
          'font-weight': isOwn(curve) ? 600 : null,
        }),
      ],
    };
  });
}

/**
 * A strategy that is below the clock at some counts only is labelled once, at what was measured.
 *
 * @param {Curve} curve
 * @param {readonly Curve[]} curves
 */
const isToldByAnother = ({ kind, strategy }, curves) =>
  kind === 'bound' && curves.some((other) => other.kind === 'measured' && other.strategy === strategy);

/** @param {Curve} curve */
const isOwn = ({ kind }) => kind === 'measured' || kind === 'bound';
