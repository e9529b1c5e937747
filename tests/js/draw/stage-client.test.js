import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LabError } from '../../../www/engine/lab-error.js';
import { createStage } from '../../../www/draw/stage/client.js';

/** @typedef {import('../../../www/draw/types.js').Reply} Reply */
/** @typedef {import('../../../www/draw/types.js').Request} Request */

/** A stage whose painters are played by the test. */
function playedStage() {
  /** @type {{ sent: Request[], reply(reply: Reply): void, die(reason: string): void, ended: boolean }[]} */
  const painters = [];
  /** @type {import('../../../www/draw/types.js').FrameReport[]} */
  const frames = [];
  /** @type {LabError[]} */
  const failures = [];
  const stage = createStage({
    onFrame: (report) => frames.push(report),
    onFailure: (error) => failures.push(error),
    connect({ onReply, onBroken }) {
      const painter = { sent: /** @type {Request[]} */ ([]), reply: onReply, die: onBroken, ended: false };
      painters.push(painter);
      return {
        takesCanvases: false,
        post: (request) => painter.sent.push(request),
        end() {
          painter.ended = true;
        },
      };
    },
  });
  const kinds = (at = painters.length - 1) => painters[at].sent.map(({ kind }) => kind);
  return { stage, painters, frames, failures, kinds };
}

/** @param {number} id */
const built = (id) => /** @type {Reply} */ (/** @type {unknown} */ ({ kind: 'built', id, built: { id } }));
const frame = /** @type {Reply} */ (/** @type {unknown} */ ({ kind: 'frame', report: { id: 1 }, error: null }));
const steps = (/** @type {number} */ step) => ({ 'find-first': step, bulk: 0 });

/** @param {Promise<unknown>} promise */
const reasonOf = (promise) => promise.then(() => 'kept', (error) => (error instanceof LabError ? error.code : error.name));

test('a build is adopted, and step 0 is drawn', async () => {
  const { stage, painters } = playedStage();
  const promise = stage.build({ count: 20 });
  painters[0].reply(built(1));
  assert.equal((await promise).id, 1);
  assert.deepEqual(painters[0].sent, [
    { kind: 'build', id: 1, source: { count: 20 }, strategies: ['find-first', 'bulk'] },
    { kind: 'adopt', id: 1 },
    { kind: 'draw', steps: { 'find-first': 0, bulk: 0 } },
  ]);
});

test('a newer build takes the place of older ones; of those that wait only the newest is built', async () => {
  const { stage, painters, kinds } = playedStage();
  const promises = [1, 2, 3].map((count) => stage.build({ count }));
  const reasons = promises.slice(0, 2).map(reasonOf);
  assert.deepEqual(kinds(), ['build']);
  painters[0].reply(built(1));
  assert.deepEqual(painters[0].sent.slice(1), [{ kind: 'discard', id: 1 }, { kind: 'build', id: 3, source: { count: 3 }, strategies: ['find-first', 'bulk'] }]);
  painters[0].reply(built(3));
  assert.equal((await promises[2]).id, 3);
  assert.deepEqual(await Promise.all(reasons), ['AbortError', 'AbortError']);
});

test('a build that is stopped rejects at once, is not adopted, and the next one goes on', async () => {
  const { stage, painters, kinds } = playedStage();
  const control = new AbortController();
  const stopped = reasonOf(stage.build({ count: 1 }, { signal: control.signal }));
  control.abort();
  assert.equal(await stopped, 'AbortError');
  painters[0].reply(built(1));
  assert.deepEqual(kinds(), ['build', 'discard']);
  const next = stage.build({ count: 2 });
  painters[0].reply(built(2));
  assert.equal((await next).id, 2);
  const never = reasonOf(stage.build({ count: 3 }, { signal: AbortSignal.abort() }));
  assert.equal(await never, 'AbortError');
  assert.deepEqual(kinds(), ['build', 'discard', 'build', 'adopt', 'draw']);
});

test('a build that is stopped and goes on is given up with its painter; the next one shows what stood', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { stage, painters, kinds, failures } = playedStage();
  stage.setTheme(/** @type {any} */ ({ ground: '#fff' }));
  void stage.build({ count: 300 });
  painters[0].reply(built(1));
  painters[0].reply(frame);
  stage.draw(steps(5));
  painters[0].reply(frame);
  const control = new AbortController();
  const stopped = reasonOf(stage.build({ family: 'collide', count: 2_000_000 }, { signal: control.signal }));
  const asked = stage.callStart({ strategy: 'find-first', call: 2 });
  control.abort();
  assert.equal(await stopped, 'AbortError');
  t.mock.timers.tick(399);
  assert.equal(painters.length, 1);
  t.mock.timers.tick(1);
  assert.equal(painters[0].ended, true);
  assert.deepEqual(painters[1].sent.filter(({ kind }) => kind !== 'theme'), [
    { kind: 'build', id: 1, source: { count: 300 }, strategies: ['find-first', 'bulk'] },
    { kind: 'adopt', id: 1 },
    { kind: 'draw', steps: steps(5) },
    { kind: 'ask', id: 1, name: 'callStart', ask: { strategy: 'find-first', call: 2 } },
  ]);
  assert.equal(kinds(1)[0], 'theme');
  const next = stage.build({ count: 7 });
  assert.equal(kinds(1).filter((kind) => kind === 'build').length, 1);
  painters[1].reply(built(1));
  painters[1].reply(/** @type {Reply} */ ({ kind: 'answer', id: 1, answer: 12 }));
  assert.equal(await asked, 12);
  assert.equal(painters[1].sent.at(-1)?.kind, 'build');
  painters[1].reply(built(3));
  assert.equal((await next).id, 3);
  assert.deepEqual(failures, []);
});

test('a build that takes the place of one that goes on does not wait for it', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { stage, painters } = playedStage();
  const first = reasonOf(stage.build({ family: 'collide', count: 2_000_000 }));
  const second = stage.build({ count: 7 });
  assert.equal(await first, 'AbortError');
  t.mock.timers.tick(400);
  assert.deepEqual(painters[1].sent, [{ kind: 'build', id: 2, source: { count: 7 }, strategies: ['find-first', 'bulk'] }]);
  painters[1].reply(built(2));
  assert.equal((await second).id, 2);
});

test('a refused build rejects with its code and message', async () => {
  const { stage, painters } = playedStage();
  const promise = stage.build({ count: -1 });
  painters[0].reply({ kind: 'build-failed', id: 1, error: { code: 'count-out-of-range', message: 'The count is -1.' } });
  await assert.rejects(promise, (error) => error instanceof LabError && error.code === 'count-out-of-range' && /-1/.test(error.message));
});

test('at most one frame is in flight, and the newest wish wins', async () => {
  const { stage, painters, frames } = playedStage();
  const promise = stage.build({ count: 20 });
  painters[0].reply(built(1));
  await promise;
  for (let step = 1; step <= 50; step += 1) stage.draw(steps(step));
  const drawn = () => painters[0].sent.flatMap((request) => (request.kind === 'draw' ? [request.steps['find-first']] : []));
  assert.deepEqual(drawn(), [0]);
  painters[0].reply(frame);
  assert.deepEqual(drawn(), [0, 50]);
  painters[0].reply(frame);
  painters[0].reply(frame);
  assert.deepEqual(drawn(), [0, 50]);
  assert.equal(frames.length, 3);
  stage.setView({ strategy: 'bulk', zoom: 2, centre: { x: 0.5, y: 0.5 } });
  assert.deepEqual(drawn(), [0, 50, 50], 'another view of the same instant');
});

test('a frame that cannot be painted is told, and the next one is painted', async () => {
  const { stage, painters, failures } = playedStage();
  const promise = stage.build({ count: 20 });
  painters[0].reply(built(1));
  await promise;
  stage.draw(steps(1e9));
  painters[0].reply({ kind: 'frame', report: null, error: { code: 'step-out-of-range', message: 'no step 1000000000' } });
  assert.deepEqual(failures.map(({ code }) => code), ['step-out-of-range']);
  assert.equal(painters[0].sent.at(-1)?.kind, 'draw');
});

test('questions are answered one by one, in any order', async () => {
  const { stage, painters } = playedStage();
  const promise = stage.build({ count: 20 });
  painters[0].reply(built(1));
  await promise;
  const start = stage.callStart({ strategy: 'find-first', call: 3 });
  const bad = reasonOf(stage.seek({ strategy: 'bulk', step: 99 }));
  painters[0].reply({ kind: 'refused', id: 2, error: { code: 'step-out-of-range', message: 'no step 99' } });
  painters[0].reply({ kind: 'answer', id: 1, answer: 12 });
  assert.equal(await start, 12);
  assert.equal(await bad, 'step-out-of-range');
});

test('a painter that dies is told once; the next build begins with a fresh one that knows all settings', async () => {
  const { stage, painters, failures, kinds } = playedStage();
  stage.resize({ strategy: 'bulk', part: 'grid', width: 10, height: 10, pixelRatio: 1 });
  stage.resize({ strategy: 'bulk', part: 'grid', width: 300, height: 200, pixelRatio: 2 });
  stage.setLabels({ table: 't', shadow: 's', buckets: 'b', calls: 'c' });
  const lost = [reasonOf(stage.build({ count: 20 })), reasonOf(stage.seek({ strategy: 'bulk', step: 0 }))];
  painters[0].die('out of luck');
  assert.deepEqual(await Promise.all(lost), ['engine-failed', 'engine-failed']);
  assert.deepEqual(failures.map(({ code, message }) => `${code} ${message}`), [
    'engine-failed The painter stopped unexpectedly (out of luck).',
  ]);
  assert.ok(painters[0].ended);
  stage.draw(steps(3));
  assert.equal(painters.length, 1, 'nothing to draw until something is built');
  const again = stage.build({ count: 30 });
  assert.deepEqual(kinds(), ['resize', 'labels', 'build']);
  assert.equal(/** @type {{ width: number }} */ (/** @type {unknown} */ (painters[1].sent[0])).width, 300);
  painters[1].reply(built(2));
  assert.equal((await again).id, 2);
});

test('a trap inside the engine ends the painter too', async () => {
  const { stage, painters, failures } = playedStage();
  const promise = reasonOf(stage.build({ count: 20 }));
  painters[0].reply({ kind: 'broken', error: { code: 'engine-failed', message: 'unreachable' } });
  assert.equal(await promise, 'engine-failed');
  assert.ok(painters[0].ended);
  assert.equal(failures.length, 1);
});

test('a stage that is taken down ends its painter and tells whoever waits', async () => {
  const { stage, painters, failures } = playedStage();
  const lost = [reasonOf(stage.build({ count: 20 })), reasonOf(stage.callStart({ strategy: 'find-first', call: 1 }))];
  stage.destroy();
  assert.deepEqual(await Promise.all(lost), ['AbortError', 'AbortError']);
  assert.ok(painters[0].ended);
  assert.deepEqual(failures, []);
});

test('a canvas is attached once the painter is there, with its size', () => {
  const { stage, painters } = playedStage();
  const canvas = /** @type {HTMLCanvasElement} */ ({ width: 1, height: 1 });
  stage.attach({ strategy: 'bulk', part: 'staircase', canvas });
  assert.deepEqual(painters[0].sent, [{ kind: 'attach', strategy: 'bulk', part: 'staircase', canvas }]);
});
