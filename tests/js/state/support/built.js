/** @import { Built } from '../../../../www/draw/types.js' */

/**
 * What a painter would tell of a dictionary, with the figures that a test is about.
 *
 * @param {Partial<Built>} wanted
 * @returns {Built}
 */
export function builtOf(wanted) {
  return {
    id: 1,
    info: {
      count: 3, buckets: 11, dirty: 3, upperBound: 7, loadFactor: 3 / 11,
      resizePosition: 0, shadowBuckets: 0, serverBytes: 376, nextJump: 8, nextBuckets: 23,
    },
    cost: {
      'find-first': { examined: 20, deletions: 3, frees: 4 },
      bulk: { examined: 0, deletions: 0, frees: 4 },
    },
    steps: { 'find-first': 27, bulk: 4 },
    calls: 3,
    callsOnTable: 3,
    buckets: { table: 11, shadow: 0 },
    ...wanted,
  };
}
