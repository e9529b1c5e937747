import assert from 'node:assert/strict';
import test from 'node:test';

import { loadBuilder } from '../../../www/engine/builder.js';
import { loadEngine } from '../../../www/engine/index.js';
import { LabError } from '../../../www/engine/lab-error.js';

const [builder, engine] = await Promise.all([loadBuilder(), loadEngine()]);

/** @param {() => unknown} call @returns {string} the code of its refusal */
function codeOf(call) {
  try {
    call();
  } catch (error) {
    if (error instanceof LabError) return error.code;
    throw error;
  }
  return 'none';
}

test('2000 colliding names take 3,998,000 key comparisons', () => {
  const building = builder.build({ family: 'collide', count: 2000 });
  const { steps, ...rest } = building.progress();
  assert.deepEqual(rest, { entries: 2000, compares: 3_998_000, done: true });
  const last = building.seek(steps);
  assert.deepEqual([last.phase, last.entries, last.longest, last.compares], ['done', 2000, 2000, 3_998_000]);
  assert.deepEqual([...building.chains(steps)], Array(2000).fill(1));
  assert.ok(building.bytes() < 200_000);
  building.free();
});

test('what is built is the dictionary of the engine, bucket for bucket', () => {
  for (const source of [{ count: 500 }, { count: 4306 }, { names: ['id', 'age', 'city'] }]) {
    const dictionary = engine.dictionary(source);
    const building = builder.build(source);
    const { steps } = building.progress();
    const { buckets, resizePosition } = building.seek(steps);
    assert.deepEqual(
      [buckets.table, buckets.shadow, resizePosition],
      [dictionary.info.buckets, dictionary.info.shadowBuckets, dictionary.info.resizePosition],
    );
    const timeline = dictionary.timeline('bulk');
    for (const array of /** @type {const} */ (['table', 'shadow'])) {
      assert.deepEqual([...building.states(steps, array, 0, buckets[array])], [...timeline.states(0, array, 0, buckets[array])]);
    }
    const { name, field } = dictionary.bucket(7);
    assert.deepEqual(building.bucket(steps, 'table', 7), { index: 7, name, field });
    for (const each of [building, timeline, dictionary]) each.free();
  }
});

test('a frame says what a building of three names has done', () => {
  const building = builder.build({ names: ['a', 'b', 'c'] });
  const { steps } = building.progress();
  const phases = Array.from({ length: steps + 1 }, (_, step) => building.seek(step).phase);
  assert.deepEqual(phases.slice(0, 5), ['ready', 'reserve', 'hash', 'find', 'put']);
  assert.equal(phases.at(-1), 'done');
  const put = building.seek(4);
  assert.deepEqual([put.name, building.name(put.name), put.probe, put.inserted, put.entries], [0, 'a', 1, true, 1]);
  assert.equal(put.bucket, put.start);
  assert.equal(put.start, put.hash % put.buckets.table);
  assert.equal(put.stride, 1 + (put.hash % (put.buckets.table - 1)));
  assert.equal(building.nextInsertion(0), 4);
  assert.equal(building.previousInsertion(5), 4);
  assert.equal(building.name(3), null);
  building.free();
});

test('a building grows in goes, and any instant so far can be seen', () => {
  const building = builder.start({ count: 1000 });
  assert.equal(building.progress().done, false);
  const { entries, steps } = building.advance(100);
  assert.ok(entries > 0 && entries < 1000);
  assert.equal(building.seek(steps).entries, entries);
  assert.equal(codeOf(() => building.seek(steps + 1)), 'step-out-of-range');
  while (!building.progress().done) building.advance(100);
  assert.equal(building.progress().entries, 1000);
  building.free();
});

test('it paints the search under way', () => {
  const building = builder.build({ family: 'collide', count: 5 });
  const { steps } = building.progress();
  const { buckets, start, stride } = building.seek(steps);
  const palette = Uint32Array.from({ length: engine.paletteSize }, (_, look) => look);
  const looks = new Uint32Array(building.paint(steps, 'table', 0, buckets.table, palette).slice().buffer);
  const probed = Array.from({ length: 5 }, (_, probe) => (start + probe * stride) % buckets.table);
  looks.forEach((look, bucket) => {
    const inScan = Math.floor(look / engine.heatLevels) % 2 === 1;
    assert.equal(inScan, probed.includes(bucket), `bucket ${bucket}`);
  });
  assert.equal(codeOf(() => building.paint(steps, 'table', 0, 1, new Uint32Array(3))), 'palette-size');
  building.free();
});

test('bad input is refused by name', () => {
  const names = Array(3).fill('twice');
  const building = builder.start({ names });
  assert.equal(codeOf(() => building.advance(1000)), 'name-duplicate');
  building.free();
  building.free();
  assert.equal(codeOf(() => building.progress()), 'freed');
  assert.equal(codeOf(() => builder.build({ names })), 'name-duplicate');
  assert.equal(codeOf(() => builder.start({ count: 0 })), 'count-out-of-range');
  assert.equal(codeOf(() => builder.start({ names: [] })), 'names-empty');
  assert.equal(codeOf(() => builder.start({ names: ['a', ''] })), 'name-missing');
  assert.equal(codeOf(() => builder.start(/** @type {any} */ (null))), 'source-missing');
  assert.equal(codeOf(() => builder.start(/** @type {any} */ ({ family: 'none', count: 3 }))), 'unknown-family');
  const whole = builder.build({ count: 3 });
  assert.equal(codeOf(() => whole.seek(1.5)), 'step-not-an-integer');
  assert.equal(codeOf(() => whole.seek(/** @type {any} */ ('1'))), 'step-not-an-integer');
  assert.equal(codeOf(() => whole.bucket(0, 'table', 1000)), 'bucket-out-of-range');
  assert.equal(codeOf(() => whole.states(0, 'shadow', 0, 1)), 'bucket-out-of-range');
  whole.free();
});

test('100,000 names: forward and back', () => {
  const building = builder.build({ count: 100_000 });
  const { steps } = building.progress();
  const there = [0.3, 0.9, 0.1].map((share) => building.seek(Math.round(share * steps)));
  assert.deepEqual(there.map(({ step }) => building.seek(step)), there);
  const chains = building.chains(steps);
  assert.equal(chains.reduce((sum, names) => sum + names, 0), 100_000);
  assert.equal(chains.length, building.seek(steps).longest);
  building.free();
});
