/**
 * Exact costs of dictionaries that are not shown: for a text whose numbers are computed.
 *
 * @import { Engine } from '../../engine/types.js'
 * @import { Reckoned } from '../types.js'
 */

/**
 * @param {Engine} engine
 * @param {readonly number[]} counts of names of the first family
 * @returns {Reckoned[]} in the order asked. O(names + buckets) each
 * @throws LabError `count-…`
 */
export function reckon(engine, counts) {
  return counts.map((count) => {
    const dictionary = engine.dictionary({ count });
    try {
      const { buckets, shadowBuckets } = dictionary.info;
      return {
        count, buckets, shadowBuckets,
        examined: { 'find-first': dictionary.cost('find-first').examined, bulk: dictionary.cost('bulk').examined },
      };
    } finally {
      dictionary.free();
    }
  });
}
