/** @import { PointResult, StrategyResult } from '../engine/measure-types.js' */
/** @import { Strategy } from '../engine/types.js' */
/** @import { NsPerStep } from './types.js' */
import { allStrategies, forStrategies } from '../strategies.js';

/**
 * Nanoseconds for each bucket that find-first examines, from the measured point that examined most:
 * there the fixed part of a teardown weighs least.
 *
 * @param {readonly PointResult[]} points
 * @returns {number | null} null while nothing was measured
 */
export function nsPerBucketOf(points) {
  const result = longest(points, 'find-first')?.result;
  return result ? result.median / result.examined : null;
}

/**
 * Nanoseconds a step, as the animation counts steps: a bucket examined, an entry deleted, an array
 * freed. Only from teardowns, for opening and closing do more; null where the clock could not tell.
 *
 * @param {readonly PointResult[]} points
 * @returns {NsPerStep}
 */
export function nsPerStepOf(points) {
  const teardowns = points.filter(({ request }) => request.measure === 'teardown');
  const of = (/** @type {Strategy} */ strategy) => {
    const found = longest(teardowns, strategy);
    return found ? found.result.median / stepsOf(found.point, found.result, strategy) : null;
  };
  const measured = allStrategies.filter((strategy) => points.some(({ strategies }) => strategies[strategy]));
  return forStrategies(measured, of);
}

/**
 * The measured point whose teardown took most steps.
 *
 * @param {readonly PointResult[]} points
 * @param {Strategy} strategy
 * @returns {{point: PointResult, result: StrategyResult} | null}
 */
function longest(points, strategy) {
  return points
    .flatMap((point) => {
      const result = point.strategies[strategy];
      return result?.source === 'measured' ? [{ point, result }] : [];
    })
    .reduce((/** @type {{point: PointResult, result: StrategyResult} | null} */ most, each) =>
      (!most || each.result.examined >= most.result.examined ? each : most), null);
}

/** @param {PointResult} point @param {StrategyResult} result @param {Strategy} strategy */
function stepsOf(point, { examined }, strategy) {
  const deletions = strategy === 'bulk' ? 0 : point.request.count;
  return examined + deletions + (point.shadowBuckets > 0 ? 6 : 4);
}
