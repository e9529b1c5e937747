/** @import { Cases } from '../engine/cases-types.js' */
/** @import { Sampler } from '../engine/measure-types.js' */
/** @import { Engine } from '../engine/types.js' */
/** @import { Desk, ErrorReport, JobRequest, Reply, Request } from './types.js' */
import { LabError } from '../engine/lab-error.js';
import { calibrate } from './calibrate.js';
import { cancelled } from './cancelled.js';
import { exactCurve } from './exact.js';
import { runProfiles } from './profiles.js';
import { runSweep } from './sweep.js';

/** What the jobs work with. @typedef {{engine: Engine, sampler: Sampler, cases: Cases}} Tools */

/**
 * Does the page's jobs, in order, and answers each: done, cancelled or failed. A job that fails does
 * not spoil the next.
 *
 * @param {object} parts
 * @param {Promise<Tools>} parts.tools on their way
 * @param {(reply: Reply) => void} parts.post
 * @param {() => Promise<void>} parts.letMessagesIn comes back after messages that wait were handled
 * @param {() => number} parts.now milliseconds
 * @returns {(request: Request) => void}
 */
export function serveMeasuring({ tools, post, letMessagesIn, now }) {
  /** @type {Set<number>} */
  const unwanted = new Set();
  let last = Promise.resolve();

  /** @param {number} id @returns {Desk} */
  const deskOf = (id) => ({
    now,
    tell: (news) => post({ kind: 'news', id, news }),
    async breathe() {
      await letMessagesIn();
      if (unwanted.has(id)) throw cancelled;
    },
  });
  /** @param {JobRequest} request */
  const serve = async (request) => {
    const { id } = request;
    try {
      if (unwanted.has(id)) throw cancelled;
      post({ kind: 'done', id, result: await work(request, await tools, deskOf(id)) });
    } catch (thrown) {
      post(thrown === cancelled ? { kind: 'cancelled', id } : { kind: 'failed', id, error: reportOf(thrown) });
    } finally {
      unwanted.delete(id);
    }
  };
  return (request) => {
    if (request.kind === 'cancel') unwanted.add(request.id);
    else last = last.then(() => serve(request));
  };
}

/** @param {JobRequest} request @param {Tools} tools @param {Desk} desk */
function work(request, { engine, sampler, cases }, desk) {
  switch (request.name) {
    case 'sweep': return runSweep({ plan: request.ask, sampler, desk });
    case 'profile': return runProfiles({ plan: request.ask, sampler, desk });
    case 'calibrate': return calibrate({ sampler, desk });
    case 'exact': return exactCurve({ ask: request.ask, engine, sampler, desk });
    case 'operations': return cases.tollsOf(request.ask);
    case 'owning': return cases.outcomesOf(request.ask);
  }
}

/** @param {unknown} thrown @returns {ErrorReport} */
function reportOf(thrown) {
  if (thrown instanceof LabError) return { code: thrown.code, message: thrown.message };
  return { code: 'engine-failed', message: `The measuring worker stopped unexpectedly (${String(thrown)}).` };
}
