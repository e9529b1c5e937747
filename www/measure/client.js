/** @import { PointResult, Fit } from '../engine/measure-types.js' */
/** @import { Connect } from './connection.js' */
/** @import { Host } from './host.js' */
/** @import { Job } from './line.js' */
/** @import { OperationsRequest, Outcome, OwningRequest, Toll } from '../engine/cases-types.js' */
/** @import { Calibration, ExactCurve, JobRequest, NamedPlan, News, NsPerStep, ProfilePair, ProfilePlan, Progress } from './types.js' */
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
 * @typedef {object} ProfileListener
 * @property {(pair: ProfilePair) => void} onProfile the profiles of a count that is finished
 * @property {(progress: Progress) => void} onProgress
 * @property {AbortSignal} [signal] gives it up
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
   * @param {{signal?: AbortSignal, onNews?: (news: News) => void}} options
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
     * @param {NamedPlan} plan
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
            if (news.kind !== 'point') return;
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
     * @param {ProfilePlan} plan
     * @param {ProfileListener} listener
     * @returns {Promise<void>}
     */
    async profile(plan, { onProfile, onProgress, signal }) {
      const watch = watchHidden(host);
      try {
        await ask({ kind: 'job', name: 'profile', ask: plan }, {
          signal,
          onNews(news) {
            if (news.kind === 'progress') onProgress(news.progress);
            else if (news.kind === 'profile') onProfile(watch.wasHidden() ? hiddenPair(news) : { before: news.before, after: news.after });
          },
        });
      } finally {
        watch.end();
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
     * What find-first examines, between two field counts: exact, not measured. With names of one's own
     * it is about the first so many of them.
     *
     * @param {{from: number, to: number, names?: readonly string[]}} range
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<ExactCurve>}
     */
    exact: (range, { signal } = {}) => ask({ kind: 'job', name: 'exact', ask: range }, { signal }),

    /**
     * What each operation on a space tears down: exact, not measured.
     *
     * @param {OperationsRequest} request
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<Toll[]>}
     */
    operations: (request, { signal } = {}) => ask({ kind: 'job', name: 'operations', ask: request }, { signal }),

    /**
     * What each way to empty a table frees and leaks when its entries own memory: counted by running it.
     *
     * @param {OwningRequest} request
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<Outcome[]>}
     */
    owning: (request, { signal } = {}) => ask({ kind: 'job', name: 'owning', ask: request }, { signal }),

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

/**
 * @template {{notes: readonly string[]}} Result
 * @param {Result} result
 * @param {string} note
 * @returns {Result}
 */
function withNote(result, note) {
  return { ...result, notes: [...result.notes, note] };
}

/** @param {ProfilePair} pair @returns {ProfilePair} */
function hiddenPair({ before, after }) {
  return { before: withNote(before, 'hidden'), after: withNote(after, 'hidden') };
}
