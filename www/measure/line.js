/** @import { Connect, Connection } from './connection.js' */
/** @import { Host } from './host.js' */
/** @import { JobRequest, News, Reply } from './types.js' */
import { LabError } from '../engine/lab-error.js';

/** A cancel is to be seen within 100 ms: a worker that has not agreed by a third of them is ended. */
const patienceMs = 35;

/**
 * A worker with nothing to do is ended after so long, and its memory with it: a sweep needs much, and
 * a module cannot give any back.
 */
const idleMs = 10_000;

/** After these the engine in the worker is not to be asked again, or has memory that it cannot give back. */
const fatal = Object.freeze(['engine-failed', 'engine-load-failed', 'out-of-memory']);

/**
 * A job on its way through the line; each of its ends happens once, and one of them does.
 *
 * @typedef {object} Job
 * @property {Omit<JobRequest, 'id'>} request
 * @property {(news: News) => void} onNews
 * @property {(result: any) => void} onDone
 * @property {(error: LabError) => void} onFailed
 * @property {() => void} onCancelled
 */

/**
 * The jobs of one worker, one after another. The worker is started when there is something to do and
 * replaced when it has died, hangs or cannot be trusted any more; the jobs that wait do not notice.
 *
 * @param {{connect: Connect, host: Host}} parts
 */
export function createLine({ connect, host }) {
  let ids = 0;
  /** @type {Job[]} */
  const waiting = [];
  /** @type {{job: Job, id: number, patience: unknown} | null} */
  let current = null;
  /** @type {Connection | null} */
  let connection = null;
  /** @type {unknown} */
  let idle = null;

  const drop = () => {
    connection?.end();
    connection = null;
  };
  const next = () => {
    const job = waiting.shift();
    if (!job) {
      idle = host.after(drop, idleMs);
      return;
    }
    host.forget(idle);
    current = { job, id: (ids += 1), patience: null };
    connection ??= connect({ onReply, onBroken });
    connection.post(/** @type {JobRequest} */ ({ ...job.request, id: current.id }));
  };
  /** @param {(job: Job) => void} tell */
  const finish = (tell) => {
    if (!current) return;
    const { job, patience } = current;
    host.forget(patience);
    current = null;
    tell(job);
    // Whoever was told may have handed in another job, which has then begun.
    if (!current) next();
  };
  /** @param {Reply} reply */
  function onReply(reply) {
    if (reply.id !== current?.id) return;
    switch (reply.kind) {
      case 'news': if (!current.patience) current.job.onNews(reply.news); break;
      case 'done': finish((job) => job.onDone(reply.result)); break;
      case 'cancelled': finish((job) => job.onCancelled()); break;
      case 'failed':
        if (fatal.includes(reply.error.code)) drop();
        finish((job) => job.onFailed(new LabError(reply.error.code, reply.error.message)));
        break;
    }
  }
  /** @param {string} reason */
  function onBroken(reason) {
    drop();
    finish((job) => job.onFailed(new LabError('engine-failed', `The measuring worker stopped unexpectedly (${reason}).`)));
  }

  return {
    /** @param {Job} job */
    add(job) {
      waiting.push(job);
      if (!current) next();
    },

    /** Gives a job up, wherever it is. @param {Job} job */
    cancel(job) {
      const place = waiting.indexOf(job);
      if (place >= 0) {
        waiting.splice(place, 1);
        job.onCancelled();
      } else if (current?.job === job && !current.patience) {
        connection?.post({ kind: 'cancel', id: current.id });
        current.patience = host.after(() => {
          drop();
          finish(() => job.onCancelled());
        }, patienceMs);
      }
    },

    /** Ends the worker; all jobs are cancelled. */
    destroy() {
      const left = waiting.splice(0);
      if (current) {
        host.forget(current.patience);
        left.unshift(current.job);
      }
      current = null;
      host.forget(idle);
      drop();
      for (const job of left) job.onCancelled();
    },
  };
}
