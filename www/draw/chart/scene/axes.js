/** @import { Plane, Say, SceneNode } from '../types.js' */
import { timeUnit } from '../layout/plane.js';
import { axisLook, gridLook, letters } from './looks.js';

/**
 * How axes are written.
 *
 * @typedef {object} AxesSay
 * @property {(time: number) => string} time a tick's
 * @property {string} timeTitle
 * @property {(count: number) => string} count a tick's
 * @property {string} countTitle
 */

/**
 * The axes of the chart.
 *
 * @param {Plane} plane
 * @param {Say} say
 * @returns {SceneNode[]}
 */
export function axesScene(plane, { timeTick, timeTitle, count, countTitle }) {
  const unit = timeUnit(plane);
  return axesOf(plane, { time: (tick) => timeTick(tick, unit), timeTitle: timeTitle(unit), count, countTitle });
}

/**
 * Both axes: hairlines for the times, ticks for the counts, and what each of them is.
 *
 * @param {{plot: Plane['plot'], x: Pick<Plane['x'], 'ticks' | 'place'>, y: Pick<Plane['y'], 'ticks' | 'place'>}} plane
 * @param {AxesSay} say
 * @returns {SceneNode[]}
 */
export function axesOf({ plot, x, y }, say) {
  const bottom = plot.top + plot.height;
  const right = plot.left + plot.width;
  return [
    group('times', y.ticks.flatMap((tick) => {
      const at = crisp(y.place(tick));
      return [
        line(`line ${tick}`, { x1: plot.left, x2: right, y1: at, y2: at, ...gridLook }),
        text(`text ${tick}`, say.time(tick), { x: plot.left - 8, y: at, 'text-anchor': 'end', 'dominant-baseline': 'middle' }),
      ];
    })),
    group('counts', [
      line('axis', { x1: plot.left, x2: right, y1: crisp(bottom), y2: crisp(bottom), ...axisLook }),
      ...x.ticks.flatMap((tick) => {
        const at = crisp(x.place(tick));
        return [
          line(`line ${tick}`, { x1: at, x2: at, y1: bottom, y2: bottom + 5, ...axisLook }),
          text(`text ${tick}`, say.count(tick), { x: at, y: bottom + 19, 'text-anchor': 'middle' }),
        ];
      }),
    ]),
    text('time title', say.timeTitle, { x: 0, y: 13 }),
    text('count title', say.countTitle, { x: right, y: bottom + 38, 'text-anchor': 'end' }),
  ];
}

/** A hairline on a pixel's middle is one pixel wide. @param {number} value */
export const crisp = (value) => Math.round(value - 0.5) + 0.5;

/** @param {string} key @param {readonly SceneNode[]} children @param {SceneNode['attributes']} [attributes] @returns {SceneNode} */
export const group = (key, children, attributes) => ({ key, tag: 'g', attributes, children });

/** @param {string} key @param {NonNullable<SceneNode['attributes']>} attributes @returns {SceneNode} */
export const line = (key, attributes) => ({ key, tag: 'line', attributes });

/**
 * @param {string} key
 * @param {string} words
 * @param {NonNullable<SceneNode['attributes']>} attributes
 * @returns {SceneNode}
 */
export const text = (key, words, attributes) => ({ key, tag: 'text', text: words, attributes: { ...letters, ...attributes } });
