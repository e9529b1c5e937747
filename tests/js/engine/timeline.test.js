import assert from 'node:assert/strict';
import test from 'node:test';

import { loadEngine } from '../../../www/engine/index.js';

const engine = await loadEngine();

/**
 * @param {number} count
 * @param {import('../../../www/engine/types.js').Strategy} strategy
 */
function timelineOf(count, strategy) {
  const dictionary = engine.dictionary({ count });
  const timeline = dictionary.timeline(strategy);
  dictionary.free();
  return timeline;
}

test('a frame says what a teardown of three names has done', () => {
  const timeline = timelineOf(3, 'find-first');
  // Three entries in eleven buckets, 14 looks, 3 deletions, 4 frees.
  assert.deepEqual([timeline.steps, timeline.calls, timeline.callsOnTable], [21, 3, 3]);
  const phases = Array.from({ length: 22 }, (_, step) => timeline.seek(step).phase);
  assert.deepEqual(
    ['ready', 'scan', 'delete', 'free', 'done'].map((phase) => phases.filter((it) => it === phase).length),
    [1, 14, 3, 3, 1],
  );
  assert.deepEqual(timeline.seek(21), {
    step: 21,
    phase: 'done',
    call: 3,
    cursor: timeline.seek(17).cursor,
    array: 'table',
    left: 0,
    examined: 14,
    deleted: 3,
    freed: 4,
    part: 'header',
    resizePosition: 0,
    words: 0,
    batches: 0,
  });
  timeline.free();
});

test('bulk examines nothing and frees all', () => {
  const timeline = timelineOf(4306, 'bulk');
  const parts = Array.from({ length: timeline.steps }, (_, step) => timeline.seek(step + 1).part);
  assert.deepEqual(parts, ['shadow bits', 'shadow buckets', 'shadow header', 'bits', 'buckets', 'header']);
  assert.deepEqual([timeline.seek(6).examined, timeline.seek(6).left], [0, 4306]);
  timeline.free();
});

test('states, heat and pixels are views over engine memory, also after it has grown', () => {
  const timeline = timelineOf(2156, 'find-first');
  const step = Math.floor(timeline.steps / 3);
  const before = Array.from(timeline.states(step, 'table', 0, 6151));
  const large = engine.dictionary({ count: 400_000 });
  assert.deepEqual(Array.from(timeline.states(step, 'table', 0, 6151)), before);
  large.free();

  const frame = timeline.seek(step);
  assert.equal(before.filter((state) => state >> 1 === 1).length, frame.left, 'live buckets are the entries left');
  assert.equal(before.filter((state) => state >> 1 === 2).length, frame.deleted, 'gone ones are the deleted');
  const heat = timeline.heat(step, 'table', 0, 6151);
  assert.equal(
    heat.reduce((sum, each) => sum + each, 0),
    frame.examined,
    'each look is in the heat',
  );
  const palette = Uint32Array.from({ length: engine.paletteSize }, (_, index) => index);
  const pixels = timeline.paint(step, 'table', 100, 50, palette);
  assert.equal(pixels.length, 200);
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, 50);
  assert.deepEqual(
    Array.from(words, (word) => Math.floor(word / (2 * engine.heatLevels))),
    before.slice(100, 150),
  );
  timeline.free();
});

test('deletions and calls are found from any step', () => {
  const timeline = timelineOf(300, 'find-first');
  const first = timeline.nextDeletion(0);
  assert.equal(timeline.seek(first).phase, 'delete');
  assert.equal(timeline.previousDeletion(first), 0);
  assert.equal(timeline.previousDeletion(first + 1), first);
  assert.equal(timeline.callStart(2), first);
  assert.equal(timeline.nextDeletion(timeline.steps), timeline.steps);
  assert.equal(timeline.seek(timeline.callStart(300) + 1).call, 300);
  timeline.free();
});

test('the area of the staircase is the cost', () => {
  const timeline = timelineOf(4306, 'find-first');
  const stops = Array.from(timeline.staircase(timeline.calls));
  assert.equal(
    stops.reduce((sum, stop) => sum + stop, 0),
    26_207_956,
  );
  assert.ok(stops[timeline.callsOnTable] < stops[timeline.callsOnTable - 1], 'the scans start over in the new array');
  timeline.free();
});

test('a million names: every instant of almost a trillion steps', () => {
  const timeline = timelineOf(1_000_000, 'find-first');
  assert.equal(timeline.steps, timeline.seek(timeline.steps).examined + 1_000_000 + 4);
  assert.ok(timeline.steps > 7e11, `${timeline.steps} steps`);
  for (const share of [0.1, 0.9, 0.5]) {
    const step = Math.floor(share * timeline.steps);
    const frame = timeline.seek(step);
    assert.equal(frame.examined + frame.deleted + frame.freed, step);
  }
  timeline.free();
});

test('every strategy’s timeline has as many steps as it costs, and ends with what it costs', () => {
  for (const count of [1, 20, 2156, 4306]) {
    const dictionary = engine.dictionary({ count });
    for (const strategy of engine.strategies) {
      const cost = dictionary.cost(strategy);
      const timeline = dictionary.timeline(strategy);
      const { examined, words, deleted, batches, freed, left } = timeline.seek(timeline.steps);
      assert.deepEqual({ examined, words, deletions: deleted, batches, frees: freed }, cost, `${strategy} of ${count}`);
      assert.equal(left, strategy === 'bulk' ? count : 0);
      const ownBatches = strategy === 'cursor' ? batches : 0;
      assert.equal(timeline.steps, examined + words + deleted + freed + ownBatches);
      timeline.free();
    }
    dictionary.free();
  }
});

test('a word is looked at in one step, then its bits one by one', () => {
  const timeline = timelineOf(3, 'word-scan');
  const [first, second] = [timeline.seek(1), timeline.seek(2)];
  assert.deepEqual([first.phase, first.cursor, first.words, first.examined], ['word', 0, 1, 0]);
  assert.deepEqual([second.phase, second.cursor, second.words, second.examined], ['scan', 0, 1, 1]);
  timeline.free();
});

test('a cursor finishes the resize first, a batch a step', () => {
  const timeline = timelineOf(4306, 'cursor');
  const phases = Array.from({ length: 27 }, (_, step) => timeline.seek(step).phase);
  assert.deepEqual(phases, ['ready', ...Array(24).fill('move'), 'free', 'free']);
  const [moved, after] = [timeline.seek(24), timeline.seek(27)];
  assert.deepEqual([moved.batches, moved.resizePosition, moved.deleted], [24, 0, 0]);
  assert.deepEqual([after.phase, after.array, after.cursor], ['scan', 'shadow', 0]);
  timeline.free();
});
