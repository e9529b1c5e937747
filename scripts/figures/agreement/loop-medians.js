/** @import { Sampler } from '../../../www/engine/measure-types.js' */

/** Small, since settings take turns and many rounds of turns are wanted. */
const PLAN = /** @type {const} */ ({ measure: 'teardown', strategies: ['find-first'], samples: 9, budgetMs: 10_000, nsPerBucket: null });

/**
 * The find-first loop's median time at each field count.
 *
 * @param {Sampler} sampler
 * @param {readonly number[]} counts
 * @returns {number[]} ns a teardown
 */
export function loopMedians(sampler, counts) {
  return counts.map((count) => {
    const run = sampler.start({ ...PLAN, count });
    try {
      while (!run.advance(1000).done);
      const loop = run.result().strategies['find-first'];
      if (loop?.source !== 'measured') throw new Error(`the loop at ${count} fields is ${loop?.source}: it must be measured`);
      return loop.median;
    } finally {
      run.free();
    }
  });
}
