/**
 * Builds, one at a time. The painter cannot be interrupted, so a build that nobody wants any more is
 * let run and its result thrown away; of those that wait only the newest is kept.
 *
 * @import { Source } from '../../engine/types.js'
 * @import { Built, ErrorReport } from '../types.js'
 */
import { abortError, errorOf } from './report.js';

/**
 * @typedef {object} Job
 * @property {number} id
 * @property {Source} source
 * @property {(built: Built) => void} resolve
 * @property {(error: Error) => void} reject
 */

/**
 * @param {{
 *   start(id: number, source: Source): void,
 *   adopt(built: Built): void,
 *   discard(id: number): void,
 * }} painter
 */
export function createBuilds(painter) {
  let ids = 0;
  /** @type {number | null} the build that the painter is at, wanted or not */
  let running = null;
  /** @type {Job | null} the one build that is wanted: running, or waiting for the running one to end */
  let wanted = null;

  function next() {
    running = wanted === null ? null : wanted.id;
    if (wanted !== null) painter.start(wanted.id, wanted.source);
  }

  /** @param {number} id @param {(job: Job) => void} settle */
  function finish(id, settle) {
    const job = wanted;
    if (job?.id === id) {
      wanted = null;
      settle(job);
    }
    next();
  }

  /** @param {Job | null} job @param {string} why */
  function drop(job, why) {
    if (job === null || wanted !== job) return;
    wanted = null;
    job.reject(abortError(why));
  }

  return {
    /**
     * @param {Source} source
     * @param {AbortSignal} [signal]
     * @returns {Promise<Built>}
     */
    ask(source, signal) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(abortError('the build was stopped before it began'));
          return;
        }
        drop(wanted, 'a newer build took the place of this one');
        const job = { id: (ids += 1), source, resolve, reject };
        wanted = job;
        signal?.addEventListener('abort', () => drop(job, 'the build was stopped'), { once: true });
        if (running === null) next();
      });
    },

    /** @param {Built} built */
    done(built) {
      if (wanted?.id === built.id) painter.adopt(built);
      else painter.discard(built.id);
      finish(built.id, (job) => job.resolve(built));
    },

    /** @param {number} id @param {ErrorReport} error */
    failed(id, error) {
      finish(id, (job) => job.reject(errorOf(error)));
    },

    /**
     * The painter is gone: whatever was wanted fails, and the next build begins with a new one.
     *
     * @param {Error} error
     */
    abandon(error) {
      const job = wanted;
      wanted = null;
      running = null;
      job?.reject(error);
    },
  };
}
