/** @import { PointRequest, PointResult, Sampler } from '../engine/measure-types.js' */
/** @import { Calibration, Desk } from './types.js' */
import { nsPerBucketOf, nsPerStepOf } from './ns-per-step.js';
import { measurePoint } from './sweep.js';

/**
 * A look at the clock for some milliseconds: find-first on a table large enough that its scans are
 * nearly all of the time, bulk on one so small that many of them fit into memory at once.
 *
 * @type {readonly PointRequest[]}
 */
const looks = Object.freeze([
  { count: 2000, measure: 'teardown', strategies: ['find-first'], samples: 5, budgetMs: 60, nsPerBucket: null },
  { count: 20, measure: 'teardown', strategies: ['bulk'], samples: 5, budgetMs: 60, nsPerBucket: null },
]);

/**
 * @param {{sampler: Sampler, desk: Desk}} job
 * @returns {Promise<Calibration>}
 */
export async function calibrate({ sampler, desk }) {
  /** @type {PointResult[]} */
  const points = [];
  for (const request of looks) {
    points.push(await measurePoint({ request, sampler, desk, onProgress: () => {} }));
    await desk.breathe();
  }
  return {
    nsPerBucket: nsPerBucketOf(points),
    nsPerStep: nsPerStepOf(points),
    clockStepNs: Math.max(...points.map(({ clockStep }) => clockStep)),
  };
}
