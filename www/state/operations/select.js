/** @import { Toll } from '../../engine/cases-types.js' */
/** @import { Cost } from '../../engine/types.js' */
/** @import { PerShown, Standing } from '../types.js' */
/** @import { CountedTolls } from './types.js' */
import { predictTimes } from '../format/predict.js';
import { buildingOf, toilOf } from '../unasked.js';

/**
 * An operation as it is shown.
 *
 * @typedef {object} ShownToll
 * @property {Toll} toll
 * @property {Record<'find-first' | 'bulk', Cost>} costs nothing where no dictionary is torn down
 * @property {Record<'find-first' | 'bulk', number | null>} times predicted, in nanoseconds; null when a step was not measured
 * @property {number} share of the dearest operation's examined buckets, before the fix: 0 … 1
 */

/** @type {Cost} */
const nothing = Object.freeze({ examined: 0, words: 0, deletions: 0, batches: 0, frees: 0 });

/**
 * @param {CountedTolls} counted
 * @param {PerShown<number | null>} measured nanoseconds a step; null or left out when not known
 * @returns {ShownToll[]}
 */
export function shownTolls({ tolls }, measured) {
  const most = Math.max(1, ...tolls.map(({ tornDown }) => tornDown?.before.examined ?? 0));
  return tolls.map((toll) => {
    const costs = { 'find-first': toll.tornDown?.before ?? nothing, bulk: toll.tornDown?.after ?? nothing };
    const times = toll.tornDown ? predictTimes(costs, measured) : { 'find-first': null, bulk: null };
    return { toll, costs, times, share: costs['find-first'].examined / most };
  });
}

/**
 * The field that repeats a name in what was counted.
 *
 * @param {CountedTolls} counted
 * @returns {number | null} null when the format has one field
 */
export function placeCounted({ tolls }) {
  const refused = tolls.find(({ operation }) => operation === 'refused');
  return refused ? refused.built + 1 : null;
}

/** What counting takes, where that is long. @param {Standing} standing */
export function toilOfOperations({ built }) {
  const building = buildingOf(built);
  return toilOf({ part: 'operations', count: building.count, building });
}
