/** @import { PointResult } from '../../../www/engine/measure-types.js' */
/** @import { NsPerStep } from '../../../www/measure/types.js' */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMeasurer } from '../../../www/measure/client.js';
import { fitOf, pointOf, sweepOf } from './support/points.js';
import { scriptedHost, scriptedWorkers } from './support/worker.js';

const isAbort = { name: 'AbortError' };
/** Lets what was promised come about. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

function start() {
  const { connect, workers } = scriptedWorkers();
  const page = scriptedHost();
  /** @type {NsPerStep[]} */
  const steps = [];
  const measurer = createMeasurer({ connect, host: page.host, onNsPerStep: (ns) => steps.push(ns) });
  /** @type {PointResult[]} */
  const points = [];
  const listener = { onPoint: (/** @type {PointResult} */ point) => void points.push(point), onProgress: () => {} };
  return {
    measurer, workers, page, steps, points, listener,
    /** @param {number} id @param {number} count */
    tellPoint: (id, count) => workers.at(-1)?.listener.onReply({ kind: 'news', id, news: { kind: 'point', point: pointOf(count), fit: fitOf() } }),
    /** @param {number} id */
    done: (id) => workers.at(-1)?.listener.onReply({ kind: 'done', id, result: null }),
  };
}

test('a worker is started when there is something to do, and jobs reach it one by one', async () => {
  const { measurer, workers, listener, done } = start();
  assert.equal(workers.length, 0);
  const first = measurer.sweep(sweepOf(), listener);
  const second = measurer.exact({ from: 1, to: 10 });
  assert.deepEqual(workers[0]?.asked.map((request) => request.id), [1]);
  done(1);
  await first;
  assert.deepEqual(workers[0]?.asked.map((request) => request.id), [1, 2]);
  workers[0]?.listener.onReply({ kind: 'done', id: 2, result: { from: 1, to: 10, points: [], jumps: [] } });
  assert.deepEqual(await second, { from: 1, to: 10, points: [], jumps: [] });
  assert.equal(workers.length, 1);
});

test('a sweep tells its points as they come, and at its end what a step takes', async () => {
  const { measurer, listener, points, steps, tellPoint, done } = start();
  const sweep = measurer.sweep(sweepOf(), listener);
  tellPoint(1, 100);
  tellPoint(1, 200);
  assert.deepEqual(points.map(({ request }) => request.count), [100, 200]);
  assert.equal(steps.length, 0);
  done(1);
  await sweep;
  assert.deepEqual(steps.map(({ bulk }) => bulk), [62.5]);
});

test('a stop that the worker agrees to keeps the worker', async () => {
  const { measurer, workers, listener, tellPoint, points } = start();
  const end = new AbortController();
  const sweep = measurer.sweep(sweepOf(), { ...listener, signal: end.signal });
  tellPoint(1, 100);
  end.abort();
  assert.deepEqual(workers[0]?.asked.at(-1), { kind: 'cancel', id: 1 });
  workers[0]?.listener.onReply({ kind: 'cancelled', id: 1 });
  await assert.rejects(sweep, isAbort);
  assert.equal(points.length, 1, 'what was measured stays');
  assert.equal(workers[0]?.ended, false);
});

test('a worker that does not agree is ended within 100 ms, and the next job has another', async () => {
  const { measurer, workers, page, listener, done } = start();
  const end = new AbortController();
  const sweep = measurer.sweep(sweepOf(), { ...listener, signal: end.signal });
  end.abort();
  page.pass(99);
  await assert.rejects(sweep, isAbort);
  assert.equal(workers[0]?.ended, true);
  const next = measurer.sweep(sweepOf(), listener);
  assert.equal(workers.length, 2);
  done(2);
  await next;
});

test('points that arrive after the stop are too late', () => {
  const { measurer, listener, tellPoint, points } = start();
  const end = new AbortController();
  measurer.sweep(sweepOf(), { ...listener, signal: end.signal }).catch(() => {});
  end.abort();
  tellPoint(1, 100);
  assert.equal(points.length, 0);
});

test('a job that waits is taken out of the queue; one whose signal is up never enters it', async () => {
  const { measurer, workers, listener } = start();
  measurer.sweep(sweepOf(), listener).catch(() => {});
  const end = new AbortController();
  const waiting = measurer.exact({ from: 1, to: 10 }, { signal: end.signal });
  end.abort();
  await assert.rejects(waiting, isAbort);
  await assert.rejects(measurer.exact({ from: 1, to: 10 }, { signal: end.signal }), isAbort);
  assert.equal(workers[0]?.asked.length, 1);
});

test('a worker that dies fails its job alone; the next one has another worker', async () => {
  const { measurer, workers, listener, tellPoint, points, done } = start();
  const first = measurer.sweep(sweepOf(), listener);
  const second = measurer.sweep(sweepOf(), listener);
  tellPoint(1, 100);
  workers[0]?.listener.onBroken('gone');
  await assert.rejects(first, { code: 'engine-failed', message: /gone/ });
  assert.equal(points.length, 1);
  assert.equal(workers[0]?.ended, true);
  assert.equal(workers.length, 2);
  done(2);
  await second;
});

test('a refusal keeps the worker, an engine that cannot be trusted does not', async () => {
  const { measurer, workers, listener } = start();
  const refused = measurer.sweep(sweepOf(), listener);
  workers[0]?.listener.onReply({ kind: 'failed', id: 1, error: { code: 'count-out-of-range', message: 'too large' } });
  await assert.rejects(refused, { code: 'count-out-of-range', message: 'too large' });
  assert.equal(workers[0]?.ended, false);
  const broken = measurer.sweep(sweepOf(), listener);
  workers[0]?.listener.onReply({ kind: 'failed', id: 2, error: { code: 'engine-failed', message: 'trap' } });
  await assert.rejects(broken, { code: 'engine-failed' });
  assert.equal(workers[0]?.ended, true);
});

test('answers to a job that is over are heard by nobody', async () => {
  const { measurer, listener, done } = start();
  const first = measurer.sweep(sweepOf(), listener);
  done(1);
  await first;
  let isOver = false;
  const second = measurer.sweep(sweepOf(), listener).then(() => {
    isOver = true;
  });
  done(1);
  await settled();
  assert.equal(isOver, false);
  done(2);
  await second;
});

test('points measured while the page is hidden say so', async () => {
  const { measurer, page, listener, points, tellPoint, done } = start();
  const sweep = measurer.sweep(sweepOf(), listener);
  tellPoint(1, 100);
  page.hide(true);
  page.hide(false);
  tellPoint(1, 200);
  tellPoint(1, 300);
  page.hide(true);
  tellPoint(1, 400);
  assert.deepEqual(points.map(({ notes }) => notes), [[], ['hidden'], [], ['hidden']]);
  done(1);
  await sweep;
  assert.equal(page.listeners(), 0);
});

test('a worker with nothing to do is ended after a while, and its memory with it', async () => {
  const { measurer, workers, page, listener, done } = start();
  const first = measurer.sweep(sweepOf(), listener);
  page.pass(60_000);
  assert.equal(workers[0]?.ended, false, 'it works');
  done(1);
  await first;
  page.pass(5000);
  const second = measurer.sweep(sweepOf(), listener);
  page.pass(60_000);
  assert.equal(workers[0]?.ended, false, 'it works again');
  done(2);
  await second;
  page.pass(60_000);
  assert.equal(workers[0]?.ended, true);
});

test('destroying ends the worker and tells whoever waits', async () => {
  const { measurer, workers, page, listener } = start();
  const jobs = [measurer.sweep(sweepOf(), listener), measurer.exact({ from: 1, to: 10 })];
  measurer.destroy();
  for (const job of jobs) await assert.rejects(job, isAbort);
  assert.equal(workers[0]?.ended, true);
  assert.equal(workers.length, 1);
  assert.equal(page.timers(), 0);
});

test('a calibration offers what a step takes', async () => {
  const { measurer, workers, steps } = start();
  const calibration = measurer.calibrate();
  const result = { nsPerBucket: 0.45, nsPerStep: { 'find-first': 0.46, bulk: 30 }, clockStepNs: 1e5 };
  workers[0]?.listener.onReply({ kind: 'done', id: 1, result });
  assert.deepEqual(await calibration, result);
  assert.deepEqual(steps, [result.nsPerStep]);
});
