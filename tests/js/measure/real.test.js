/** @import { Reply } from '../../../www/measure/types.js' */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadCases } from '../../../www/engine/cases.js';
import { loadEngine } from '../../../www/engine/index.js';
import { loadMeasureGlue } from '../../../www/engine/measure-glue.js';
import { loadSampler } from '../../../www/engine/sampler.js';
import { serveMeasuring } from '../../../www/measure/serve.js';
import { sweepOf } from './support/points.js';

const { memory } = await loadMeasureGlue();
const [engine, sampler, cases] = [await loadEngine(), await loadSampler(), await loadCases()];
const tools = Promise.resolve({ engine, sampler, cases });

/** Has a job done by the real sampler. @param {Omit<import('../../../www/measure/types.js').JobRequest, 'id' | 'kind'>} job */
function work(job) {
  return new Promise((/** @type {(replies: Reply[]) => void} */ resolve) => {
    /** @type {Reply[]} */
    const replies = [];
    const serve = serveMeasuring({
      tools,
      post(reply) {
        replies.push(reply);
        if (reply.kind !== 'news') resolve(replies);
      },
      letMessagesIn: () => new Promise((next) => setImmediate(next)),
      now: () => performance.now(),
    });
    serve(/** @type {import('../../../www/measure/types.js').JobRequest} */ ({ kind: 'job', id: 1, ...job }));
  });
}

const pointsOf = (/** @type {Reply[]} */ replies) =>
  replies.flatMap((reply) => (reply.kind === 'news' && reply.news.kind === 'point' ? [reply.news] : []));
const plan = sweepOf({ counts: [50, 300, 1000, 1081], budgetMs: 300 });

test('a real sweep tells each point with the counts of the engine', async () => {
  const replies = await work({ name: 'sweep', ask: plan });
  assert.equal(replies.at(-1)?.kind, 'done');
  const points = pointsOf(replies).map(({ point }) => point);
  assert.deepEqual(points.map(({ request }) => request.count), [50, 300, 1000, 1081]);
  assert.deepEqual(points.map(({ buckets }) => buckets), [97, 769, 1543, 3079]);
  assert.equal(points[1]?.strategies['find-first']?.examined, 112_877);
  assert.equal(points[1]?.strategies.bulk?.examined, 0);
  for (const { strategies } of points) for (const result of Object.values(strategies)) assert.ok(result.median > 0);
  const fit = pointsOf(replies).at(-1)?.fit;
  assert.ok(fit && fit.nsPerBucket !== null && fit.nsPerBucket > 0);
});

test('sweep after sweep needs no more of the engine’s memory', async () => {
  // With iterations of its own choice a sweep takes what the machine's pace lets it take.
  const ask = { ...plan, iterations: 200 };
  await work({ name: 'sweep', ask });
  const before = memory.buffer.byteLength;
  for (let sweep = 0; sweep < 5; sweep += 1) await work({ name: 'sweep', ask });
  assert.equal(memory.buffer.byteLength, before);
});

test('a calibration tells what a bucket and a step take', async () => {
  const end = (await work({ name: 'calibrate', ask: null })).at(-1);
  assert.ok(end?.kind === 'done' && end.result && 'nsPerStep' in end.result);
  assert.ok(Number(end.result.nsPerBucket) > 0);
  assert.ok(Number(end.result.nsPerStep['find-first']) > 0);
});

test('a clock that stands still is an error with a sentence, and ends by itself', async (context) => {
  const { now } = performance;
  // It is looked at millions of times: too often for a mock that remembers its calls.
  performance.now = () => 1000;
  context.after(() => {
    performance.now = now;
  });
  const end = (await work({ name: 'sweep', ask: plan })).at(-1);
  assert.equal(end?.kind === 'failed' && end.error.code, 'clock-stood-still');
  assert.match(end?.kind === 'failed' ? end.error.message : '', /clock/);
});
