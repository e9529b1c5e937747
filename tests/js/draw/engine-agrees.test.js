import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HEAT_LEVELS, PALETTE_SIZE, isDirty, kindOf, lookAt } from '../../../www/draw/bucket-state.js';
import { shownArrays } from '../../../www/draw/grid/arrays.js';
import { lookPalette } from '../../../www/draw/palette.js';
import { loadEngine } from '../../../www/engine/index.js';

test('the drawing and the engine count the same looks', async () => {
  const engine = await loadEngine();
  assert.equal(PALETTE_SIZE, engine.paletteSize);
  assert.equal(HEAT_LEVELS, engine.heatLevels);
});

test('the look that the engine paints is made of the state and the heat that it tells', async () => {
  const engine = await loadEngine();
  const dictionary = engine.dictionary({ count: 300 });
  const timeline = dictionary.timeline('find-first');
  const step = timeline.callStart(200) + 150;
  const states = timeline.states(step, 'table', 0, 769).slice();
  const heat = timeline.heat(step, 'table', 0, 769).slice();
  const looks = new Uint32Array(timeline.paint(step, 'table', 0, 769, lookPalette()).slice().buffer);
  looks.forEach((index, bucket) => {
    const look = lookAt(index);
    const built = dictionary.bucket(bucket);
    assert.equal(look.state, states[bucket]);
    assert.equal(isDirty(look.state), built.dirty);
    assert.equal(kindOf(look.state) !== 'empty', built.exists);
    assert.equal(look.inScan, bucket < 150);
    assert.equal(look.level, heat[bucket] === 0 ? 0 : 1 + Math.trunc(((HEAT_LEVELS - 2) * heat[bucket]) / timeline.calls));
  });
  timeline.free();
  dictionary.free();
});

test('both arrays are shown until the resize lands, the shadow alone from then on; bulk never lands', async () => {
  const engine = await loadEngine();
  const dictionary = engine.dictionary({ count: 4306 });
  const findFirst = dictionary.timeline('find-first');
  const bulk = dictionary.timeline('bulk');
  const shown = (/** @type {import('../../../www/engine/types.js').Timeline} */ timeline, /** @type {number} */ step) => (
    shownArrays(timeline.seek(step), timeline.buckets).map(({ array, buckets }) => `${array} ${buckets}`)
  );
  const both = ['table 6151', 'shadow 12289'];
  const landing = findFirst.callStart(findFirst.callsOnTable + 1);
  assert.deepEqual(shown(findFirst, 0), both);
  assert.deepEqual(shown(findFirst, landing - 1), both);
  assert.deepEqual(shown(findFirst, landing), ['shadow 12289']);
  assert.deepEqual(shown(findFirst, findFirst.steps), ['shadow 12289']);
  for (let step = 0; step <= bulk.steps; step += 1) assert.deepEqual(shown(bulk, step), both);
  for (const owned of [findFirst, bulk, dictionary]) owned.free();
});
