/**
 * Builds, one at a time; of those that wait only the newest is kept. The painter cannot be
 * interrupted: a build that nobody wants any more is let run for a moment and its result thrown away.
 * One that still runs then is given up with its painter, and the next painter first builds what stood.
 *
 * @import { Source } from '../../engine/types.js'
 * @import { Built, ErrorReport } from '../types.js'
 */
import { abortError, errorOf } from './report.js';

/** How long a build that nobody wants may go on, in milliseconds: a new painter costs more. */
const patience = 400;

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
 *   replace(standing: Pick<Job, 'id' | 'source'> | null): void,
 *   lost(error: import('../../engine/lab-error.js').LabError): void,
 * }} painter `replace`: by a new one, which is to build what stands and to show it; `lost`: it could not
 */
export function createBuilds(painter) {
  let ids = 0;
  /** @type {number | null} the build that the painter is at, wanted or not */
  let running = null;
  /** @type {Job | null} the one build that is wanted: running, or waiting for the running one to end */
  let wanted = null;
  /** @type {Pick<Job, 'id' | 'source'> | null} */
  let standing = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  function next() {
    clearTimeout(waiting);
    running = wanted === null ? null : wanted.id;
    if (wanted !== null) painter.start(wanted.id, wanted.source);
  }

  /** The painter is at a build that nobody wants. */
  function giveUp() {
    painter.replace(standing);
    if (standing === null) next();
    else running = standing.id;
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
    if (running !== job.id) return;
    clearTimeout(waiting);
    waiting = setTimeout(giveUp, patience);
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
      if (wanted?.id === built.id) {
        standing = { id: built.id, source: wanted.source };
        painter.adopt(built);
      } else if (standing?.id !== built.id) {
        painter.discard(built.id);
      }
      finish(built.id, (job) => job.resolve(built));
    },

    /** @param {number} id @param {ErrorReport} error */
    failed(id, error) {
      if (standing?.id === id) painter.lost(errorOf(error));
      else finish(id, (job) => job.reject(errorOf(error)));
    },

    /**
     * The painter is gone: whatever was wanted fails, and the next build begins with a new one.
     *
     * @param {Error} error
     */
    abandon(error) {
      const job = wanted;
      clearTimeout(waiting);
      wanted = null;
      running = null;
      standing = null;
      job?.reject(error);
    },
  };
}
