/** @import { PointRequest, PointResult, Sampler } from '../engine/measure-types.js' */
/** @import { Desk, NamedPlan, Plan } from './types.js' */
import { createHoming } from './home-in.js';
import { nsPerBucketOf } from './ns-per-step.js';
import { budgetOf, progressOf } from './pace.js';
import { tellEveryMs, workThrough } from './slices.js';
import { retried, twice } from './twice.js';

/**
 * Runs a sweep: one point after another, each told as soon as it is finished together with the fit
 * of all so far. A sweep that homes in goes on until each jump found is between neighbours.
 *
 * @param {object} job
 * @param {NamedPlan} job.plan
 * @param {Sampler} job.sampler
 * @param {Desk} job.desk
 * @returns {Promise<null>}
 */
export async function runSweep({ plan, sampler, desk }) {
  const began = desk.now();
  const homeIn = plan.homesIn ? createHoming() : () => [];
  /** ascending by count @type {PointResult[]} */
  let points = [];
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
    const request = {
      ...requestOf(plan, at),
      budgetMs: budgetOf({ plan, count: at, ahead, elapsedMs: desk.now() - began }),
      nsPerBucket: nsPerBucketOf(points),
    };
    const job = { request, sampler, desk, onProgress: (/** @type {number} */ part) => tellProgress(at, part) };
    const measured = await twice(() => measurePoint(job), async () => retried(await measurePoint(job)));
    const point = { ...measured, request: unnamed(measured.request) };
    points = withPoint(points, point);
    const fit = sampler.fit(points);
    desk.tell({ kind: 'point', point, fit });
    if (ahead.length === 0) ahead = homeIn(fit);
    await desk.breathe();
  }
  return null;
}

/**
 * @param {readonly PointResult[]} points
 * @param {PointResult} point takes the place of an earlier one of its count
 * @returns {PointResult[]} ascending by count
 */
function withPoint(points, point) {
  const others = points.filter(({ request }) => request.count !== point.request.count);
  return [...others, point].sort((one, other) => one.request.count - other.request.count);
}

/** @typedef {{request: PointRequest, sampler: Sampler, desk: Desk, onProgress: (part: number) => void}} PointJob */

/**
 * @param {PointJob} job
 * @returns {Promise<PointResult>}
 */
export async function measurePoint({ request, sampler, desk, onProgress }) {
  return workThrough({ run: sampler.start(request), desk, onProgress });
}

/** @param {NamedPlan} plan @param {number} count */
function requestOf({ strategies, measure, samples, iterations, names }, count) {
  return {
    count, measure, samples, ...(strategies ? { strategies } : {}),
    ...(iterations === null ? {} : { iterations }), ...(names ? { names } : {}),
  };
}

/** Whoever asked has the names: each point would carry them all once more. @param {PointRequest} request @returns {PointRequest} */
function unnamed({ names: _theirs, ...request }) {
  return request;
}
