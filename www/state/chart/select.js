/** @import { PointResult, StrategyResult } from '../../engine/measure-types.js' */
/** @import { Toil } from '../unasked.js' */
/** @import { ChartState, Run, Target } from './types.js' */
import { toilOf } from '../unasked.js';

/**
 * @param {ChartState} state
 * @param {string} id 'current', or that of a kept run
 * @returns {Run | null}
 */
export function runOf({ run, shelf }, id) {
  return id === 'current' ? run : (shelf.runs.find((each) => each.id === id) ?? null);
}

/**
 * @param {ChartState} state
 * @param {Target | null} target
 * @returns {{point: PointResult, result: StrategyResult} | null} null when there is no such point any more
 */
export function pointOf(state, target) {
  if (!target) return null;
  const point = runOf(state, target.run)?.points.find(({ request }) => request.count === target.count);
  const result = point?.strategies[target.strategy];
  return point && result ? { point, result } : null;
}

/**
 * What the picture is of: the reader's own names, or made-up ones.
 *
 * @param {Pick<ChartState, 'run' | 'format'>} state
 * @returns {readonly string[] | null} null: made-up ones
 */
export function subjectOf({ run, format }) {
  return run ? run.names : format;
}

/**
 * Field counts at which something of a run is to be told.
 *
 * @param {Run} run
 * @param {(point: PointResult) => boolean} isMeant
 * @returns {number[]} ascending
 */
export function countsWhere({ points }, isMeant) {
  return points.filter(isMeant).map(({ request }) => request.count);
}

/**
 * What counting the exact curve takes, where that is long and it is not there yet.
 *
 * @param {Pick<ChartState, 'run' | 'format' | 'building' | 'exact'>} state
 * @returns {Toil | null}
 */
export function toilOfExact({ run, format, building, exact }) {
  const isMissing = format !== null && subjectOf({ run, format }) === format && exact === null;
  return isMissing && building ? toilOf({ part: 'exact', count: format.length, building }) : null;
}
