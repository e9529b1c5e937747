/** @import { PointResult, Fit } from '../engine/measure-types.js' */
/** @import { Connect } from './connection.js' */
/** @import { Host } from './host.js' */
/** @import { Job } from './line.js' */
/** @import { Calibration, ExactCurve, JobRequest, NsPerStep, Plan, Progress, SweepNews } from './types.js' */
import { hostOfPage } from './host.js';
import { createLine } from './line.js';
import { nsPerStepOf } from './ns-per-step.js';

/**
 * @typedef {object} SweepListener
 * @property {(point: PointResult, fit: Fit) => void} onPoint a finished point, and the fit of all so far
 * @property {(progress: Progress) => void} onProgress
 * @property {AbortSignal} [signal] gives the sweep up
 */

/**
 * The page's face of the measuring worker. Jobs wait for one another; each promise rejects with a
 * LabError that tells why, or with an AbortError when its signal says so. What a sweep has told
 * before either is the caller's to keep.
 *
 * @param {object} parts
 * @param {(ns: NsPerStep) => void} [parts.onNsPerStep] after each measurement: what a step takes
 * @param {Connect} parts.connect
 * @param {Host} [parts.host]
 */
export function createMeasurer({ onNsPerStep = () => {}, connect, host = hostOfPage() }) {
  const line = createLine({ connect, host });

  /**
   * @template Result
   * @param {Omit<JobRequest, 'id'>} request
   * @param {{signal?: AbortSignal, onNews?: (news: SweepNews) => void}} options
   * @returns {Promise<Result>}
   */
  const ask = (request, { signal, onNews = () => {} }) => new Promise((resolve, reject) => {
    const stopped = () => reject(new DOMException('the measurement was stopped', 'AbortError'));
    if (signal?.aborted) {
      stopped();
      return;
    }
    /** @type {Job} */
    const job = { request, onNews, onDone: resolve, onFailed: reject, onCancelled: stopped };
    signal?.addEventListener('abort', () => line.cancel(job), { once: true });
    line.add(job);
  });

  return {
    /**
     * @param {Plan} plan
     * @param {SweepListener} listener
     * @returns {Promise<void>}
     */
    async sweep(plan, { onPoint, onProgress, signal }) {
      /** @type {PointResult[]} */
      const points = [];
      const watch = watchHidden(host);
      try {
        await ask({ kind: 'job', name: 'sweep', ask: plan }, {
          signal,
          onNews(news) {
            if (news.kind === 'progress') {
              onProgress(news.progress);
              return;
            }
            const point = watch.wasHidden() ? withNote(news.point, 'hidden') : news.point;
            points.push(point);
            onPoint(point, news.fit);
          },
        });
      } finally {
        watch.end();
        const ns = nsPerStepOf(points);
        if (Object.values(ns).some((each) => each !== null)) onNsPerStep(ns);
      }
    },

    /**
     * A few milliseconds of work, for a first idea of this browser.
     *
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<Calibration>}
     */
    async calibrate({ signal } = {}) {
      /** @type {Calibration} */
      const calibration = await ask({ kind: 'job', name: 'calibrate', ask: null }, { signal });
      onNsPerStep(calibration.nsPerStep);
      return calibration;
    },

    /**
     * What find-first examines, between two field counts: exact, not measured.
     *
     * @param {{from: number, to: number}} range
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<ExactCurve>}
     */
    exact: (range, { signal } = {}) => ask({ kind: 'job', name: 'exact', ask: range }, { signal }),

    /** Ends the worker; whoever waits is told by an AbortError. */
    destroy: () => line.destroy(),
  };
}

/** @typedef {ReturnType<typeof createMeasurer>} Measurer */

/**
 * Whether the page was hidden since the last time somebody asked: browsers slow a hidden page down.
 *
 * @param {Host} host
 */
function watchHidden(host) {
  let hidden = host.isHidden();
  const end = host.onVisibility(() => {
    hidden ||= host.isHidden();
  });
  return {
    end,
    wasHidden() {
      const was = hidden;
      hidden = host.isHidden();
      return was;
    },
  };
}

/** @param {PointResult} point @param {string} note @returns {PointResult} */
function withNote(point, note) {
  return { ...point, notes: [...point.notes, note] };
}
