/** @import { ChartAction, ChartState, CurrentRun, View } from '../../../../www/state/chart/types.js' */
/** @import { Curve, Mark, Picture, Say } from '../../../../www/draw/chart/types.js' */
/** @import { Source } from '../../../../www/engine/measure-types.js' */
/** @import { Strategy } from '../../../../www/engine/types.js' */
import { chartActions } from '../../../../www/state/chart/actions.js';
import { initialChart } from '../../../../www/state/chart/initial.js';
import { reduceChart } from '../../../../www/state/chart/reduce.js';
import { fitOf, pointOf, sweepOf } from '../../measure/support/points.js';

/** @param {...ChartAction} happened @returns {ChartState} */
export const chartAfter = (...happened) => happened.reduce(reduceChart, initialChart());

/** A chart that has measured some counts. @param {...number} counts @returns {ChartState} */
export const measuredChart = (...counts) => chartAfter(
  chartActions.run(sweepOf({ counts }), 1000),
  ...counts.map((count) => chartActions.point(pointOf(count), fitOf())),
  chartActions.done(),
);

/** @param {ChartState} state @returns {CurrentRun} */
export function runIn({ run }) {
  if (!run) throw new Error('nothing was measured');
  return run;
}

/** @param {Partial<View>} [wanted] @returns {View} */
export const viewOf = (wanted = {}) => ({ x: 'linear', y: 'linear', server: 'off', zoom: null, ...wanted });

/**
 * @param {number} count
 * @param {number} value
 * @param {{strategy?: Strategy, run?: string, source?: Source}} [wanted]
 * @returns {Mark}
 */
export const markOf = (count, value, { strategy = 'find-first', run = 'current', source = 'measured' } = {}) => ({
  target: { run, strategy, count }, source, value, low: value * 0.9, high: value * 1.1,
});

/** @param {readonly (readonly [number, number])[]} points @param {Partial<Curve>} [wanted] @returns {Curve} */
export const curveOf = (points, wanted = {}) => ({ key: 'curve', kind: 'measured', strategy: 'find-first', points, ...wanted });

/** @param {Partial<Picture>} [wanted] @returns {Picture} */
export const pictureWith = (wanted = {}) => ({ curves: [], marks: [], exactJumps: [], foundJumps: [], counts: [], ...wanted });

/** Words that say what they are asked. @type {Say} */
export const say = {
  count: (value) => String(Math.round(value)),
  timeTick: (ns, unit) => String(Number((ns / (unit?.ns ?? 1)).toPrecision(6))),
  timeTitle: (unit) => `time in ${unit?.name ?? 'its own unit'}`,
  countTitle: 'fields',
  jumpsTitle: 'jumps',
  curve: ({ key }) => key,
  mark: ({ target, value }) => `${target.strategy} ${target.count} ${value}`,
};
