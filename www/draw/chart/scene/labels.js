/** @import { Curve, Plane, Say, SceneNode } from '../types.js' */
import { placeLabels } from '../layout/labels.js';
import { keyLine } from '../layout/plane.js';
import { text } from './axes.js';
import { round } from './curves.js';
import { colourOf, lineLook } from './looks.js';

/** Pixels between a curve's end and its label; longer where a thread has to lead there. */
const gap = 10;

/** Away from its curve, a label stands behind a piece of its line. */
const sample = 22;

/**
 * The curves that are labelled.
 *
 * @param {readonly Curve[]} curves
 * @param {Say} say
 * @returns {Curve[]}
 */
export function labelled(curves, say) {
  return curves.filter((curve) => say.curve(curve) !== '' && !isToldByAnother(curve, curves));
}

/**
 * What each curve is: beside its end where there is room, else below the axis.
 *
 * @param {readonly Curve[]} curves those that are labelled
 * @param {Plane} plane
 * @param {Say} say
 * @returns {SceneNode[]}
 */
export function labelsScene(curves, plane, say) {
  return plane.wide ? beside(curves, plane, say) : below(curves, plane, say);
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
function below(curves, { width, key }, say) {
  return curves.toReversed().map((curve, index) => {
    const x = ((index % key.columns) * width) / key.columns;
    const y = key.top + (Math.floor(index / key.columns) + 0.5) * keyLine;
    return {
      key: `label ${curve.key}`,
      tag: 'g',
      children: [
        { key: 'sample', tag: 'path', attributes: { d: `M${x},${y}h${sample}`, ...lineLook(curve.kind, curve.strategy) } },
        text('text', say.curve(curve), {
          x: x + sample + 6, y, 'dominant-baseline': 'middle', fill: colourOf(curve.strategy),
          'font-weight': isOwn(curve) ? 600 : null,
        }),
      ],
    };
  });
}

/**
 * A strategy that is below the clock at some counts only has two curves in a run: it is labelled once,
 * at the later one, which is what was measured.
 *
 * @param {Curve} curve
 * @param {readonly Curve[]} curves
 */
function isToldByAnother(curve, curves) {
  const { run, strategy } = curve;
  const last = curves.findLast((other) => other.run === run && other.strategy === strategy);
  return run !== undefined && last !== curve;
}

/** @param {Curve} curve */
const isOwn = ({ kind }) => kind === 'measured' || kind === 'bound';
