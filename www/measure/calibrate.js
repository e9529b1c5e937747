/** @import { PointRequest, PointResult, Sampler } from '../engine/measure-types.js' */
/** @import { Calibration, Desk } from './types.js' */
import { nsPerBucketOf, nsPerStepOf } from './ns-per-step.js';
import { measurePoint } from './sweep.js';

/**
 * What is looked at: find-first on a table large enough that its scans are nearly all of the time, bulk
 * on one so small that many of them fit into memory at once.
 *
 * @type {readonly Omit<PointRequest, 'budgetMs'>[]}
 */
const looks = Object.freeze([
  { count: 1000, measure: 'teardown', strategies: ['find-first'], samples: 5, nsPerBucket: null },
  { count: 8, measure: 'teardown', strategies: ['bulk'], samples: 5, nsPerBucket: null },
]);

/** Milliseconds for a look: until the compiler has settled, and so many of the clock's steps that it can tell. */
const budgetFor = (/** @type {number} */ clockStepNs) => 120 + 350 * (clockStepNs / 1e6);

/** A look that told nothing, since the machine was busy, is taken once more, and longer. */
const patience = 4;

/**
 * A first idea of this browser.
 *
 * @param {{sampler: Sampler, desk: Desk}} job
 * @returns {Promise<Calibration>}
 */
export async function calibrate({ sampler, desk }) {
  const budgetMs = budgetFor(sampler.clockStep());
  const look = (/** @type {PointRequest} */ request) => measurePoint({ request, sampler, desk, onProgress: () => {} });
  /** @type {PointResult[]} */
  const points = [];
  for (const request of looks) {
    const first = await look({ ...request, budgetMs });
    points.push(isTold(first) ? first : await look({ ...request, budgetMs: budgetMs * patience }));
    await desk.breathe();
  }
  return {
    nsPerBucket: nsPerBucketOf(points),
    nsPerStep: nsPerStepOf(points),
    clockStepNs: Math.max(...points.map(({ clockStep }) => clockStep)),
  };
}

/** @param {PointResult} point */
function isTold({ strategies }) {
  return Object.values(strategies).every(({ source }) => source === 'measured');
}
