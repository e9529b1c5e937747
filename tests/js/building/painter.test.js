import assert from 'node:assert/strict';
import test from 'node:test';

import { createBuildPainter } from '../../../www/draw/building/painter.js';
import { binChains, lengthsOf } from '../../../www/draw/building/chain-bins.js';
import { serveBuilding } from '../../../www/draw/building/serve.js';
import { loadBuilder } from '../../../www/engine/builder.js';
import { LabError } from '../../../www/engine/lab-error.js';
import { fakeCanvas } from '../draw/fake-canvas.js';
import { perStrategy } from '../../../www/strategies.js';

/** @typedef {import('../../../www/draw/building/types.js').BuildReply} BuildReply */
/** @typedef {import('../../../www/draw/building/types.js').BuildRequest} BuildRequest */

const builder = await loadBuilder();
const colours = {
  ground: '#fff', empty: '#eee', live: '#333', gone: '#999', dirty: '#69c', tombstone: '#666', freed: '#ddd', cursor: '#000',
  scan: '#fe0', heatFrom: '#fed', heatTo: '#d50', text: '#222', strategy: perStrategy(() => '#d50'),
};

/** A painter whose slices go on one by one, as the test says. */
function paused() {
  /** @type {BuildReply[]} */
  const replies = [];
  /** @type {(() => void)[]} */
  const waiting = [];
  const painter = createBuildPainter({
    builder,
    makeCanvas: (width, height) => /** @type {HTMLCanvasElement} */ (/** @type {unknown} */ (fakeCanvas(width, height))),
    post: (reply) => replies.push(reply),
    letMessagesIn: () => new Promise((resolve) => waiting.push(resolve)),
  });
  const goOn = async () => {
    waiting.shift()?.();
    await Promise.resolve();
  };
  const goOnToTheEnd = async () => {
    while (waiting.length > 0) await goOn();
  };
  /** @template {BuildReply['kind']} Kind @param {Kind} kind */
  const last = (kind) => /** @type {Extract<BuildReply, {kind: Kind}>} */ (replies.findLast((reply) => reply.kind === kind));
  return { painter, replies, goOn, goOnToTheEnd, last };
}

test('both lanes are built, and any instant of them is painted', async () => {
  const { painter, goOnToTheEnd, last } = paused();
  const canvas = fakeCanvas(1, 1);
  painter.handle({ kind: 'attach', lane: 'ordinary', canvas: /** @type {HTMLCanvasElement} */ (/** @type {unknown} */ (canvas)) });
  painter.handle({ kind: 'resize', lane: 'ordinary', width: 300, height: 200, pixelRatio: 2 });
  painter.handle({ kind: 'theme', colours });
  painter.handle({ kind: 'labels', labels: { table: 'table', shadow: 'shadow' } });
  painter.handle({ kind: 'build', id: 1, lane: 'ordinary', source: { count: 10 } });
  painter.handle({ kind: 'build', id: 1, lane: 'colliding', source: { family: 'collide', count: 10 } });
  await goOnToTheEnd();
  const built = last('built');
  assert.deepEqual([built.progress.lane, built.progress.compares, built.done], ['colliding', 90, true]);
  assert.equal(new Set(built.progress.ends.map(({ hash }) => hash)).size, 1);
  painter.handle({ kind: 'draw', steps: { ordinary: 1e9, colliding: 4 } });
  const { frames } = last('frame');
  assert.deepEqual([frames.ordinary?.frame.phase, frames.ordinary?.name, frames.ordinary?.frame.entries], ['done', 'field10', 10]);
  assert.deepEqual([frames.colliding?.frame.phase, frames.colliding?.frame.entries, frames.colliding?.chains], ['put', 1, [1]]);
  assert.deepEqual([canvas.width, canvas.height], [600, 400]);
  const texts = canvas.context.calls.filter(([name]) => name === 'fillText').map(([, text]) => text);
  assert.ok(texts.includes('field10'), 'the names stand in the cells');
  canvas.context.calls.length = 0;
  painter.handle({ kind: 'draw', steps: { ordinary: 4, colliding: 4 } });
  const early = canvas.context.calls.filter(([name]) => name === 'fillText').map(([, text]) => text);
  assert.ok(early.includes('field1') && !early.includes('field10'), 'a name is not there before it is put');
});

test('a build that takes long tells how far it is, and what was built stands when it is stopped', async () => {
  const { painter, goOn, last, replies } = paused();
  painter.handle({ kind: 'build', id: 7, lane: 'colliding', source: { family: 'collide', count: 20_000 } });
  const first = last('progress').progress;
  assert.deepEqual([first.id, first.lane, first.count], [7, 'colliding', 20_000]);
  await goOn();
  assert.ok(last('progress').progress.entries > first.entries);
  painter.handle({ kind: 'draw', steps: { ordinary: 0, colliding: 0 } });
  assert.deepEqual(last('frame').frames, { ordinary: null, colliding: null });
  painter.handle({ kind: 'stop', lane: 'colliding' });
  const { progress, done } = last('built');
  assert.equal(done, false);
  assert.equal(progress.compares, progress.entries * (progress.entries - 1));
  await goOn();
  assert.equal(replies.at(-1)?.kind, 'built');
  painter.handle({ kind: 'stop', lane: 'colliding' });
  assert.equal(replies.filter(({ kind }) => kind === 'built').length, 1);
});

test('what is refused leaves what stands, and the next is built', async () => {
  const { painter, goOnToTheEnd, last } = paused();
  painter.handle({ kind: 'build', id: 1, lane: 'ordinary', source: { count: 5 } });
  await goOnToTheEnd();
  painter.handle({ kind: 'build', id: 2, lane: 'ordinary', source: { names: ['a', 'a'] } });
  await goOnToTheEnd();
  const { id, error } = last('refused');
  assert.deepEqual([id, error.code], [2, 'name-duplicate']);
  painter.handle({ kind: 'build', id: 3, lane: 'ordinary', source: { count: 0 } });
  assert.equal(last('refused').error.code, 'count-out-of-range');
  painter.handle({ kind: 'draw', steps: { ordinary: 0, colliding: 0 } });
  assert.equal(last('frame').frames.ordinary?.id, 1);
  painter.handle({ kind: 'build', id: 4, lane: 'ordinary', source: { count: 6 } });
  await goOnToTheEnd();
  assert.equal(last('built').progress.id, 4);
});

test('the neighbouring name is found', async () => {
  const { painter, goOnToTheEnd, last } = paused();
  painter.handle({ kind: 'neighbour', id: 1, lane: 'ordinary', step: 3, direction: 1 });
  assert.equal(last('neighbour').step, 3);
  painter.handle({ kind: 'build', id: 1, lane: 'ordinary', source: { count: 3 } });
  await goOnToTheEnd();
  painter.handle({ kind: 'neighbour', id: 2, lane: 'ordinary', step: 0, direction: 1 });
  const { step } = last('neighbour');
  painter.handle({ kind: 'draw', steps: { ordinary: step, colliding: 0 } });
  assert.equal(last('frame').frames.ordinary?.frame.entries, 1);
  painter.handle({ kind: 'neighbour', id: 3, lane: 'ordinary', step: step + 1, direction: -1 });
  assert.equal(last('neighbour').step, step);
});

test('a painter that cannot be had is told of', async () => {
  /** @type {BuildReply[]} */
  const replies = [];
  const coming = Promise.reject(new LabError('engine-load-failed', 'no file'));
  serveBuilding(coming, (reply) => replies.push(reply))({ kind: 'stop', lane: 'ordinary' });
  await coming.catch(() => {});
  assert.deepEqual(replies, [{ kind: 'broken', error: { code: 'engine-load-failed', message: 'no file' } }]);
});

test('chain lengths fall into classes that double', () => {
  assert.deepEqual(binChains([5, 4, 3, 2, 1]), [5, 4, 5, 1]);
  assert.deepEqual(binChains([]), []);
  assert.deepEqual(binChains(Array(2000).fill(1)), [1, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 976]);
  assert.deepEqual([0, 1, 2, 3].map(lengthsOf), [{ from: 1, to: 1 }, { from: 2, to: 2 }, { from: 3, to: 4 }, { from: 5, to: 8 }]);
});
