/** @import { PointResult, Sampler } from '../engine/measure-types.js' */
/** @import { Desk, ProfilePlan } from './types.js' */
import { profileOf } from '../engine/profile/shares.js';
import { nsPerBucketOf } from './ns-per-step.js';
import { tellEveryMs, workThrough } from './slices.js';

/** Up to so many fields a teardown by find first is short beside what the clock needs. */
const small = 3000;

/**
 * Measures profiles, one field count after another, each told as soon as it is finished.
 *
 * @param {{plan: ProfilePlan, sampler: Sampler, desk: Desk}} job
 * @returns {Promise<null>}
 */
export async function runProfiles({ plan: { counts, samples, budgetMs }, sampler, desk }) {
  const began = desk.now();
  const weight = (/** @type {number} */ count) => Math.max(1, count / small);
  const sum = (/** @type {readonly number[]} */ some) => some.reduce((all, count) => all + weight(count), 0);
  /** @type {PointResult[]} */
  const teardowns = [];
  let toldAt = -Infinity;
  for (const [done, count] of counts.entries()) {
    const tellProgress = (/** @type {number} */ part) => {
      const now = desk.now();
      if (now - toldAt < tellEveryMs) return;
      toldAt = now;
      const share = (sum(counts.slice(0, done)) + part * weight(count)) / sum(counts);
      const left = share > 0 ? ((now - began) * (1 - share)) / share : null;
      desk.tell({ kind: 'progress', progress: { done, of: counts.length, count, share, left } });
    };
    const run = sampler.startProfile({ count, samples, budgetMs: budgetMs * weight(count), nsPerBucket: nsPerBucketOf(teardowns) });
    const result = await workThrough({ run, desk, onProgress: tellProgress });
    teardowns.push(result.teardown);
    desk.tell({ kind: 'profile', before: profileOf(result, 'find-first'), after: profileOf(result, 'bulk') });
    await desk.breathe();
  }
  return null;
}
