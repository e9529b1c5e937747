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
    buildMs: 0,
    info: {
      count: 3, probes: 7, buckets: 11, dirty: 3, upperBound: 7, loadFactor: 3 / 11,
      resizePosition: 0, shadowBuckets: 0, serverBytes: 376, nextJump: 8, nextBuckets: 23,
    },
    cost: {
      'find-first': { examined: 20, words: 0, deletions: 3, batches: 0, frees: 4 },
      'word-scan': { examined: 20, words: 3, deletions: 3, batches: 0, frees: 4 },
      'first-hint': { examined: 9, words: 0, deletions: 3, batches: 0, frees: 4 },
      cursor: { examined: 11, words: 0, deletions: 3, batches: 0, frees: 4 },
      bulk: { examined: 0, words: 0, deletions: 0, batches: 0, frees: 4 },
    },
    steps: stepsOf({}),
    calls: 3,
    callsOnTable: 3,
    buckets: { table: 11, shadow: 0 },
    ...wanted,
  };
}

/**
 * Steps in all of every strategy.
 *
 * @param {Partial<Built['steps']>} wanted
 * @returns {Built['steps']}
 */
export function stepsOf(wanted) {
  return { 'find-first': 27, 'word-scan': 30, 'first-hint': 16, cursor: 18, bulk: 4, ...wanted };
}
