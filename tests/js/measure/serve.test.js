/** @import { Reply, Request } from '../../../www/measure/types.js' */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadCases } from '../../../www/engine/cases.js';
import { loadEngine } from '../../../www/engine/index.js';
import { LabError } from '../../../www/engine/lab-error.js';
import { serveMeasuring } from '../../../www/measure/serve.js';
import { pointOf, scriptedSampler, sweepOf } from './support/points.js';

const engine = await loadEngine();
const cases = await loadCases();

/** @param {ReturnType<typeof scriptedSampler>} scripted */
function startServing({ sampler }, { tools = Promise.resolve({ engine, sampler, cases }) } = {}) {
  /** @type {Reply[]} */
  const replies = [];
  /** @type {(() => void)[]} */
  const listeners = [];
  const serve = serveMeasuring({
    tools,
    post(reply) {
      replies.push(reply);
      for (const listener of listeners.splice(0)) listener();
    },
    letMessagesIn: () => new Promise((resolve) => setImmediate(resolve)),
    now: () => performance.now(),
  });
  /** @param {(reply: Reply) => boolean} isIt @returns {Promise<Reply>} */
  const reply = async (isIt) => {
    for (;;) {
      const found = replies.find(isIt);
      if (found) return found;
      await new Promise((resolve) => listeners.push(() => resolve(null)));
    }
  };
  return { serve, replies, endOf: (/** @type {number} */ id) => reply((each) => each.id === id && each.kind !== 'news'), reply };
}

const sweep = (/** @type {number} */ id, wanted = {}) => /** @type {Request} */ ({ kind: 'job', id, name: 'sweep', ask: sweepOf(wanted) });

test('jobs are done in order, each with an end of its own', async () => {
  const { serve, replies, endOf } = startServing(scriptedSampler());
  serve(sweep(1));
  serve({ kind: 'job', id: 2, name: 'exact', ask: { from: 1, to: 10 } });
  assert.equal((await endOf(2)).kind, 'done');
  const firstEnd = replies.findIndex(({ id, kind }) => id === 1 && kind === 'done');
  assert.ok(firstEnd >= 0);
  assert.ok(replies.slice(firstEnd + 1).every(({ id }) => id === 2));
});

test('a failed job does not spoil the next', async () => {
  const { serve, endOf } = startServing(scriptedSampler({ measure(count) {
    if (count === 666) throw new LabError('counts-disagree', 'the counts disagree at 666');
    return pointOf(count);
  } }));
  serve(sweep(1, { counts: [666] }));
  serve(sweep(2, { counts: [10] }));
  assert.deepEqual(await endOf(1), { kind: 'failed', id: 1, error: { code: 'counts-disagree', message: 'the counts disagree at 666' } });
  assert.equal((await endOf(2)).kind, 'done');
});

test('what nobody foresaw is an engine failure that names it', async () => {
  const { serve, endOf } = startServing(scriptedSampler({ measure: () => {
    throw new RangeError('what now');
  } }));
  serve(sweep(1));
  const end = await endOf(1);
  assert.equal(end.kind === 'failed' && end.error.code, 'engine-failed');
  assert.match(end.kind === 'failed' ? end.error.message : '', /what now/);
});

test('an engine that does not load fails each job that needs it', async () => {
  const tools = Promise.reject(new LabError('engine-load-failed', 'no engine'));
  tools.catch(() => {});
  const { serve, endOf } = startServing(scriptedSampler(), { tools });
  serve(sweep(1));
  const end = await endOf(1);
  assert.equal(end.kind === 'failed' && end.error.code, 'engine-load-failed');
});

test('a job is cancelled while it works, and while it waits', async () => {
  const scripted = scriptedSampler({ slices: 1000 });
  const { serve, endOf, reply } = startServing(scripted);
  serve(sweep(1));
  serve(sweep(2));
  serve(sweep(3, { counts: [5] }));
  await reply(({ id, kind }) => id === 1 && kind === 'news');
  serve({ kind: 'cancel', id: 2 });
  serve({ kind: 'cancel', id: 1 });
  assert.equal((await endOf(1)).kind, 'cancelled');
  assert.equal((await endOf(2)).kind, 'cancelled');
  assert.equal((await endOf(3)).kind, 'done');
  assert.deepEqual(scripted.begun.map(({ count }) => count), [100, 5], 'the waiting one never began');
  assert.equal(scripted.freed(), 2);
});

test('the exact curve has both sides of the jumps, counted by the engine', async () => {
  const { serve, endOf } = startServing(scriptedSampler());
  serve({ kind: 'job', id: 1, name: 'exact', ask: { from: 1, to: 300 } });
  const end = await endOf(1);
  assert.ok(end.kind === 'done' && end.result && 'points' in end.result);
  const { points, jumps } = end.result;
  assert.deepEqual(jumps.map(({ count }) => count), [8]);
  const at = (/** @type {number} */ count) => points.find((each) => each.count === count);
  assert.equal(at(7)?.buckets, 11);
  assert.equal(at(8)?.buckets, 23);
  assert.equal(at(300)?.examined, 112_877);
  assert.ok(points.every(({ count }, index) => count > (points[index - 1]?.count ?? 0)));
});

test('the exact curve of one’s own names is of their first ones', async () => {
  const { serve, endOf } = startServing(scriptedSampler());
  const names = Array.from({ length: 100 }, (_, index) => `a_${index}`);
  serve({ kind: 'job', id: 1, name: 'exact', ask: { from: 1, to: 100, names } });
  const end = await endOf(1);
  assert.ok(end.kind === 'done' && end.result && 'points' in end.result);
  for (const count of [1, 100]) {
    const dictionary = engine.dictionary({ names: names.slice(0, count) });
    assert.equal(end.result.points.find((each) => each.count === count)?.examined, dictionary.cost('find-first').examined);
    dictionary.free();
  }
});

test('cases are counted on demand, and what they refuse fails the job by its code', async () => {
  const { serve, endOf } = startServing(scriptedSampler());
  serve({ kind: 'job', id: 1, name: 'operations', ask: { count: 300 } });
  serve({ kind: 'job', id: 2, name: 'owning', ask: { count: 300 } });
  serve({ kind: 'job', id: 3, name: 'operations', ask: { count: 300, refusedAt: 301 } });
  const [tolls, outcomes, refused] = [await endOf(1), await endOf(2), await endOf(3)];
  assert.ok(tolls.kind === 'done' && Array.isArray(tolls.result) && tolls.result.length === 6);
  assert.ok(outcomes.kind === 'done' && Array.isArray(outcomes.result) && outcomes.result.length === 3);
  assert.equal(refused.kind === 'failed' && refused.error.code, 'refused-at-out-of-range');
});
