/** @import { PointRequest, PointResult, Sampler } from '../engine/measure-types.js' */
/** @import { Desk, Plan } from './types.js' */
import { countsToHomeIn } from './home-in.js';
import { nsPerBucketOf } from './ns-per-step.js';
import { progressOf } from './pace.js';

/** So long the sampler works before messages are let in. */
const sliceMs = 25;

/** Progress is told no more often: a tenth of a second is as fast as it is read. */
const tellEveryMs = 100;

/**
 * Runs a sweep: one point after another, each told as soon as it is finished together with the fit
 * of all so far. A sweep that homes in goes on until each jump found is between neighbours.
 *
 * @param {object} job
 * @param {Plan} job.plan
 * @param {Sampler} job.sampler
 * @param {Desk} job.desk
 * @returns {Promise<null>}
 */
export async function runSweep({ plan, sampler, desk }) {
  const began = desk.now();
  /** @type {PointResult[]} */
  const points = [];
  let ahead = [...plan.counts];
  let toldAt = -Infinity;

  const tellProgress = (/** @type {number} */ count, /** @type {number} */ part) => {
    const now = desk.now();
    if (now - toldAt < tellEveryMs) return;
    toldAt = now;
    const done = points.map(({ request }) => request.count);
    desk.tell({ kind: 'progress', progress: progressOf({ plan, done, count, part, ahead, elapsedMs: now - began }) });
  };

  for (let count = ahead.shift(); count !== undefined; count = ahead.shift()) {
    const at = count;
    const request = requestOf(plan, at, nsPerBucketOf(points));
    points.push(await measurePoint({ request, sampler, desk, onProgress: (part) => tellProgress(at, part) }));
    points.sort((one, other) => one.request.count - other.request.count);
    const fit = sampler.fit(points);
    const point = points.find((each) => each.request.count === at);
    if (point) desk.tell({ kind: 'point', point, fit });
    if (ahead.length === 0 && plan.homesIn) ahead = countsToHomeIn(fit);
    await desk.breathe();
  }
  return null;
}

/**
 * @param {{request: PointRequest, sampler: Sampler, desk: Desk, onProgress: (part: number) => void}} job
 * @returns {Promise<PointResult>}
 */
export async function measurePoint({ request, sampler, desk, onProgress }) {
  const run = sampler.start(request);
  try {
    for (;;) {
      const { done, progress } = run.advance(sliceMs);
      if (done) return run.result();
      onProgress(progress);
      await desk.breathe();
    }
  } finally {
    run.free();
  }
}

/**
 * @param {Plan} plan
 * @param {number} count
 * @param {number | null} nsPerBucket
 * @returns {PointRequest}
 */
function requestOf({ measure, samples, iterations, budgetMs }, count, nsPerBucket) {
  return { count, measure, samples, budgetMs, nsPerBucket, ...(iterations === null ? {} : { iterations }) };
}
