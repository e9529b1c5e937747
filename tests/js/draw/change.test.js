import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import fc from './seeded.js';
import { changedRange, reachOf } from '../../../www/draw/grid/change.js';
import { lookPalette } from '../../../www/draw/palette.js';
import { strategies } from '../../../www/strategies.js';
import { loadEngine } from '../../../www/engine/index.js';

/** @type {import('../../../www/engine/types.js').Engine} */
let engine;
before(async () => {
  engine = await loadEngine();
});

/** Sizes of one array, sizes with a resize in flight, and names that all collide. */
const sources = fc.oneof(
  fc.record({ family: fc.constantFrom(/** @type {const} */ ('field'), 'hex'), count: fc.integer({ min: 1, max: 3000 }) }),
  fc.constant({ family: /** @type {const} */ ('field'), count: 4306 }),
  fc.record({ family: fc.constant(/** @type {const} */ ('collide')), count: fc.integer({ min: 1, max: 60 }) }),
);
const part = fc.double({ min: 0, max: 1, noNaN: true });

test('whatever looks different at another step lies in the range that is painted again', () => {
  const palette = lookPalette();
  fc.assert(fc.property(sources, fc.constantFrom(...strategies), part, part, fc.boolean(), (source, strategy, one, other, near) => {
    const dictionary = engine.dictionary(source);
    const timeline = dictionary.timeline(strategy);
    const reach = reachOf(timeline);
    const from = Math.round(one * timeline.steps);
    const to = near ? Math.min(timeline.steps, from + Math.round(other * 40)) : Math.round(other * timeline.steps);
    const frames = [timeline.seek(from), timeline.seek(to)];
    for (const array of /** @type {const} */ (['table', 'shadow'])) {
      const buckets = timeline.buckets[array];
      if (buckets === 0) continue;
      const looks = (/** @type {number} */ step) => new Uint32Array(timeline.paint(step, array, 0, buckets, palette).slice().buffer);
      const [a, b] = [looks(from), looks(to)];
      const range = changedRange(frames[0], frames[1], { array, buckets, moving: timeline.buckets.shadow > 0, reach });
      a.forEach((look, bucket) => {
        const covered = bucket >= range.first && bucket < range.end;
        assert.ok(covered || look === b[bucket], `${array} ${bucket} at ${from} and ${to}, not in ${JSON.stringify(range)}`);
      });
    }
    timeline.free();
    dictionary.free();
  }), { numRuns: 300 });
});

test('within a call only the buckets between the cursors are painted again', () => {
  const dictionary = engine.dictionary({ count: 2156 });
  const timeline = dictionary.timeline('find-first');
  const start = timeline.callStart(2000);
  const of = { array: /** @type {const} */ ('table'), buckets: 6151, moving: false, reach: reachOf(timeline) };
  const frames = [10, 30].map((steps) => timeline.seek(start + steps));
  assert.deepEqual(changedRange(frames[0], frames[1], of), { first: 9, end: 30 });
  assert.deepEqual(changedRange(frames[1], frames[1], of), { first: 0, end: 0 });
  assert.deepEqual(changedRange(null, frames[1], of), { first: 0, end: 6151 });
  timeline.free();
  dictionary.free();
});

test('bulk paints nothing again until it frees', () => {
  const dictionary = engine.dictionary({ count: 300 });
  const timeline = dictionary.timeline('bulk');
  const of = { array: /** @type {const} */ ('table'), buckets: 769, moving: false, reach: reachOf(timeline) };
  assert.deepEqual(changedRange(timeline.seek(0), timeline.seek(0), of), { first: 0, end: 0 });
  assert.deepEqual(changedRange(timeline.seek(0), timeline.seek(1), of), { first: 0, end: 769 });
  timeline.free();
  dictionary.free();
});

test('how far a call goes is never told too short, and grows', () => {
  const dictionary = engine.dictionary({ count: 5000 });
  const timeline = dictionary.timeline('find-first');
  const reach = reachOf(timeline);
  const stops = Float64Array.from(timeline.staircase(timeline.calls));
  stops.forEach((stop, index) => {
    assert.ok(reach(index + 1) >= stop, `call ${index + 1}`);
    assert.ok(reach(index + 1) <= stops[Math.min(timeline.calls - 1, index + 12)], `call ${index + 1} is not told too long`);
  });
  timeline.free();
  dictionary.free();
});
