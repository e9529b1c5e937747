import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { LabError } from '../../../www/engine/lab-error.js';
import { loadEngine } from '../../../www/engine/index.js';
import { createPainter } from '../../../www/draw/stage/painter.js';
import { servePainter } from '../../../www/draw/stage/serve.js';
import { perStrategy, strategies } from '../../../www/strategies.js';
import { fakeCanvas } from './fake-canvas.js';

/** @type {import('../../../www/engine/types.js').Engine} */
let engine;
before(async () => {
  engine = await loadEngine();
});

const theme = {
  ground: '#fff', empty: '#eee', live: '#333', gone: '#999', dirty: '#69c', tombstone: '#666', freed: '#ddd', cursor: '#000',
  scan: '#fe0', heatFrom: '#fed', heatTo: '#d50', text: '#222', strategy: perStrategy((strategy) => (strategy === 'bulk' ? '#07b' : '#d50')),
};

/** A painter of four canvases, with what was drawn on each. */
function paintedStage() {
  let clock = 0;
  const painter = createPainter({
    engine,
    makeCanvas: (width, height) => /** @type {HTMLCanvasElement} */ (/** @type {unknown} */ (fakeCanvas(width, height))),
    now: () => (clock += 1),
  });
  const canvases = strategies.flatMap((strategy) => /** @type {const} */ (['grid', 'staircase']).map((part) => {
    const fake = fakeCanvas(1, 1);
    painter.attach({ strategy, part, canvas: /** @type {HTMLCanvasElement} */ (/** @type {unknown} */ (fake)) });
    painter.resize({ strategy, part, width: 300, height: 200, pixelRatio: 2 });
    return { name: `${strategy} ${part}`, fake };
  }));
  painter.setTheme(theme);
  /** Which canvases were drawn on since this was asked last. */
  const touched = () => canvases.filter(({ fake }) => fake.context.calls.splice(0).length > 0).map(({ name }) => name);
  return { painter, touched, canvases };
}

test('only what has changed is drawn again', () => {
  const { painter, touched, canvases } = paintedStage();
  const { steps } = painter.build(1, { count: 2156 });
  painter.adopt();
  painter.draw({ 'find-first': 0, bulk: 0 });
  assert.equal(touched().length, 4);
  assert.deepEqual([canvases[0].fake.width, canvases[0].fake.height], [600, 400]);
  painter.draw({ 'find-first': 100_000, bulk: 0 });
  assert.deepEqual(touched(), ['find-first grid', 'find-first staircase']);
  painter.draw({ 'find-first': 100_000, bulk: 0 });
  assert.deepEqual(touched(), []);
  painter.draw({ 'find-first': 100_000, bulk: steps.bulk });
  assert.deepEqual(touched(), ['bulk grid', 'bulk staircase']);
  painter.setView('bulk', { zoom: 4, centre: { x: 0.2, y: 0.2 } });
  painter.draw({ 'find-first': 100_000, bulk: steps.bulk });
  assert.deepEqual(touched(), ['bulk grid']);
  painter.setTheme({ ...theme, ground: '#000' });
  painter.draw({ 'find-first': 100_000, bulk: steps.bulk });
  assert.equal(touched().length, 4);
});

test('a frame report holds the engine’s frames and the time that painting took', () => {
  const { painter } = paintedStage();
  const { steps, cost } = painter.build(7, { count: 20 });
  painter.adopt();
  const report = painter.draw({ 'find-first': steps['find-first'], bulk: 2 });
  assert.equal(report?.id, 7);
  assert.equal(report?.frames['find-first']?.examined, cost['find-first'].examined);
  assert.equal(report?.frames.bulk?.freed, 2);
  assert.equal(report?.workMs, 1);
});

test('every size of dictionary, zoom and instant can be drawn', () => {
  for (const count of [1, 2, 20, 300, 2156, 4306, 20_000]) {
    const { painter, touched } = paintedStage();
    const { steps } = painter.build(count, { count });
    painter.adopt();
    for (const zoom of [1, 3, 20, 1000]) {
      for (const strategy of strategies) painter.setView(strategy, { zoom, centre: { x: 0.4, y: 0.9 } });
      for (const at of new Set([0, 0.001, 0.5, 0.999, 1].map((part) => Math.round(part * steps['find-first'])))) {
        painter.draw({ 'find-first': at, bulk: at % (steps.bulk + 1) });
        assert.ok(touched().includes('find-first grid'), `${count} names, zoom ${zoom}, step ${at}`);
      }
    }
  }
});

test('what stands stays until the next one is adopted, and after one that is refused', () => {
  const { painter } = paintedStage();
  painter.build(1, { count: 20 });
  painter.adopt();
  painter.build(2, { count: 300 });
  assert.equal(painter.draw({ 'find-first': 0, bulk: 0 })?.id, 1);
  painter.discard();
  assert.throws(() => painter.build(3, { count: 0 }), (error) => error instanceof LabError);
  painter.adopt();
  assert.equal(painter.draw({ 'find-first': 0, bulk: 0 })?.id, 1);
  painter.build(4, { count: 300 });
  painter.adopt();
  assert.equal(painter.draw({ 'find-first': 0, bulk: 0 })?.id, 4);
});

test('a bucket can be read at any instant', () => {
  const { painter } = paintedStage();
  painter.build(1, { count: 20 });
  assert.throws(() => painter.ask('seek', { strategy: 'bulk', step: 0 }), (error) => error instanceof LabError && error.code === 'source-missing');
  painter.adopt();
  const first = { strategy: /** @type {const} */ ('find-first'), bucket: 0, array: /** @type {const} */ ('table') };
  const { bucket, state, heat } = painter.ask('inspect', { ...first, step: 0 });
  assert.equal(bucket.name, 'field4');
  assert.deepEqual([state >> 1, heat], [1, 0]);
  const later = painter.ask('inspect', { ...first, step: 300 });
  assert.equal(later.state >> 1, 2);
  assert.equal(later.heat, painter.ask('seek', { strategy: 'find-first', step: 300 }).call);
  assert.equal(painter.ask('callStart', { strategy: 'find-first', call: 1 }), 0);
  assert.equal(painter.ask('seekDeletion', { strategy: 'find-first', step: 0, direction: 1 }), 2);
  assert.equal(painter.ask('seekDeletion', { strategy: 'find-first', step: 3, direction: -1 }), 2);
});

test('requests are served in order, and one that fails does not spoil the next', async () => {
  const { painter } = paintedStage();
  /** @type {import('../../../www/draw/types.js').Reply[]} */
  const replies = [];
  const serve = servePainter(Promise.resolve(painter), (reply) => replies.push(reply));
  serve({ kind: 'build', id: 1, source: { count: -5 }, strategies });
  serve({ kind: 'build', id: 2, source: { count: 20 }, strategies });
  serve({ kind: 'adopt', id: 2 });
  serve({ kind: 'ask', id: 1, name: 'seek', ask: { strategy: 'bulk', step: 5 } });
  serve({ kind: 'draw', steps: { 'find-first': 1.5, bulk: 0 } });
  serve({ kind: 'draw', steps: { 'find-first': 1, bulk: 0 } });
  await new Promise((resolve) => { setTimeout(resolve, 20); });
  assert.deepEqual(replies.map(({ kind }) => kind), ['build-failed', 'built', 'refused', 'frame', 'frame']);
  assert.match(JSON.stringify(replies[0]), /-5/);
  assert.match(JSON.stringify(replies[3]), /step-not-an-integer/);
  assert.match(JSON.stringify(replies[4]), /"error":null/);
});
