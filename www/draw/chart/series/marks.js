/** @import { Run } from '../../../state/chart/types.js' */
/** @import { Source } from '../../../engine/measure-types.js' */
/** @import { Strategy } from '../../../engine/types.js' */
/** @import { Curve, LineKind, Mark } from '../types.js' */
import { allStrategies } from '../../../strategies.js';

/**
 * The points of a run, in data space.
 *
 * @param {Run} run
 * @param {string} id of the run
 * @returns {Mark[]} strategy by strategy, ascending by count
 */
export function marksOf(run, id) {
  return allStrategies.flatMap((strategy) => run.points.flatMap(({ request: { count }, strategies: results }) => {
    const result = results[strategy];
    if (!result) return [];
    const { source, median, low, high } = result;
    return [{ target: { run: id, strategy, count }, source, value: median, low, high }];
  }));
}

/**
 * The lines through the points of a run. A bound is no measurement, so it has a line of its own kind;
 * a predicted point needs none, for it lies on the prediction.
 *
 * @param {readonly Mark[]} marks of one run
 * @param {'measured' | 'ghost'} kind
 * @returns {Curve[]}
 */
export function curvesThrough(marks, kind) {
  return allStrategies.flatMap((strategy) => [
    ...curveThrough(marks, strategy, 'below-clock', kind === 'ghost' ? kind : 'bound'),
    ...curveThrough(marks, strategy, 'measured', kind),
  ]);
}

/**
 * @param {readonly Mark[]} marks
 * @param {Strategy} strategy
 * @param {Source} source
 * @param {LineKind} kind
 * @returns {Curve[]} one, or none when there is no such point
 */
function curveThrough(marks, strategy, source, kind) {
  const own = marks.filter((mark) => mark.target.strategy === strategy && mark.source === source);
  const [first] = own;
  if (!first) return [];
  return [{
    key: `${kind} ${first.target.run} ${strategy} ${source}`,
    kind,
    strategy,
    run: first.target.run,
    points: own.map(({ target, value }) => /** @type {const} */ ([target.count, value])),
  }];
}
