/** @import { Cost } from '../../engine/types.js' */
/** @import { PerShown, PerStrategy } from '../types.js' */

/**
 * What a teardown should take, of its exact counts and of what one step of each strategy took when
 * it was measured: a step of find-first is all but always a look or a deletion, one of bulk is a
 * free. Find-first frees too, at the end.
 *
 * @param {Pick<PerStrategy<Cost>, 'find-first' | 'bulk'>} cost
 * @param {PerShown<number | null>} measured nanoseconds a step; null when not known
 * @returns {{'find-first': number | null, bulk: number | null}} nanoseconds
 */
export function predictTimes(cost, measured) {
  const { examined, deletions, frees } = cost['find-first'];
  const { 'find-first': look = null, bulk: free = null } = measured;
  return {
    'find-first': look === null || free === null ? null : (examined + deletions) * look + frees * free,
    bulk: free === null ? null : cost.bulk.frees * free,
  };
}
