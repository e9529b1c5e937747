/** @import { PointResult, ProfileResult, Sampler } from '../engine/measure-types.js' */
/** @import { Desk, ProfilePlan } from './types.js' */
import { profileOf } from '../engine/profile/shares.js';
import { nsPerBucketOf } from './ns-per-step.js';
import { tellEveryMs, workThrough } from './slices.js';
import { retried, twice } from './twice.js';

/** Up to so many fields a teardown by find first is short beside what the clock needs. */
const small = 3000;

/** A clock of finer steps, in ns, lets the usual time do; by a coarser one batches have to last longer. */
const fineStep = 2e5;

/** A profile that told little, since the machine was busy, is measured once more, and longer. */
const patience = 4;

/** More than this share of bounds below the clock among the times tells little. */
const tooUnsure = 0.4;

/**
 * Measures profiles, one field count after another, each told as soon as it is finished.
 *
 * @param {{plan: ProfilePlan, sampler: Sampler, desk: Desk}} job
 * @returns {Promise<null>}
 */
export async function runProfiles({ plan: { names, counts, samples, budgetMs }, sampler, desk }) {
  const began = desk.now();
  const coarseness = Math.max(1, sampler.clockStep() / fineStep);
  const weight = (/** @type {number} */ count) => Math.max(1, count / small);
  const sum = (/** @type {readonly number[]} */ some) => some.reduce((all, count) => all + weight(count), 0);
  /** @type {PointResult[]} */
  const teardowns = [];
  let toldAt = -Infinity;
  let share = 0;
  for (const [done, count] of counts.entries()) {
    const tellProgress = (/** @type {number} */ part) => {
      const now = desk.now();
      if (now - toldAt < tellEveryMs) return;
      toldAt = now;
      // A profile that is measured once more begins anew; what is told does not go back.
      share = Math.max(share, (sum(counts.slice(0, done)) + part * weight(count)) / sum(counts));
      const left = share > 0 ? ((now - began) * (1 - share)) / share : null;
      desk.tell({ kind: 'progress', progress: { done, of: counts.length, count, share, left } });
    };
    const measure = (/** @type {number} */ longer) => workThrough({
      run: sampler.startProfile({
        count, samples, budgetMs: budgetMs * weight(count) * coarseness * longer, nsPerBucket: nsPerBucketOf(teardowns),
        ...(names ? { names } : {}),
      }),
      desk,
      onProgress: tellProgress,
    });
    const attempt = (/** @type {number} */ longer) => twice(() => measure(longer), async () => {
      const { phases, teardown } = await measure(patience);
      return { phases, teardown: retried(teardown) };
    });
    const first = await attempt(1);
    const result = isUnsure(first) ? await attempt(patience) : first;
    teardowns.push(result.teardown);
    desk.tell({ kind: 'profile', before: profileOf(result, 'find-first'), after: profileOf(result, 'bulk') });
    await desk.breathe();
  }
  return null;
}

/** @param {ProfileResult} result @returns {boolean} whether bounds are too much of all times */
function isUnsure(result) {
  const { phases, total } = profileOf(result, 'bulk');
  const bounds = phases.filter(({ source }) => source === 'below-clock').reduce((all, { median }) => all + median, 0);
  return bounds > tooUnsure * total;
}
