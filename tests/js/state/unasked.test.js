/** @import { Building, Part } from '../../../www/state/unasked.js' */
/** @import { Source } from '../../../www/engine/types.js' */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEngine } from '../../../www/engine/index.js';
import { mostNames } from '../../../www/state/limits.js';
import { predictedMs, toilOf, waitsToBeAsked } from '../../../www/state/unasked.js';

const engine = await loadEngine();
const parts = /** @type {const} */ (['profile', 'exact', 'operations', 'owning']);

/** What building these names probes, and that it took so long. @param {Source} source @param {number} [ms] @returns {Building} */
function buildingOf(source, ms = 100) {
  const dictionary = engine.dictionary(source);
  const { count, probes } = dictionary.info;
  dictionary.free();
  return { count, probes, ms };
}
const colliding = (/** @type {number} */ count) => buildingOf({ family: 'collide', count });
const waiting = (/** @type {Building} */ building, count = building.count) => parts.filter((part) => waitsToBeAsked({ part, count, building }));

test('names whose hashes spread go by their number alone', () => {
  for (const family of /** @type {const} */ (['field', 'snake', 'cyrillic', 'hex'])) {
    assert.deepEqual(waiting(buildingOf({ family, count: 20_000 })), [], family);
  }
  assert.deepEqual(waiting(buildingOf({ count: 20_001 })), ['profile']);
  assert.equal(waitsToBeAsked({ part: 'exact', count: mostNames, building: null }), false, 'made-up names spread');
});

test('names that collide wait, each part from as many on as it builds too often', () => {
  assert.deepEqual([500, 1800, 2000, 3000, 4000, 5000].map((count) => waiting(colliding(count)).join(' ')), [
    '', '', 'profile', 'profile exact', 'profile exact owning', 'profile exact operations owning',
  ]);
  assert.deepEqual(waiting(colliding(5000), 1000), [], 'the first of them are quickly built');
});

test('what the first of the names take is predicted of all of them, and nearly right', () => {
  const work = (/** @type {Building} */ building, /** @type {number} */ count) => Number(predictedMs({ part: 'exact', count, building }));
  for (const family of /** @type {const} */ (['collide', 'field'])) {
    const whole = buildingOf({ family, count: 4000 });
    for (const count of [500, 1000, 2000, 3000]) {
      const exact = buildingOf({ family, count }).probes + 10 * count;
      const predicted = (work(whole, count) / work(whole, 4000)) * (whole.probes + 40_000);
      assert.ok(Math.abs(predicted / exact - 1) < 0.1, `${family} ${count}: ${predicted} for ${exact}`);
    }
  }
});

test('a prediction is the measured time of a building, as often as there will be one', () => {
  const building = { ...colliding(3000), ms: 90 };
  assert.equal(predictedMs({ part: 'profile', count: 3000, building }), 12 * 90);
  assert.deepEqual(toilOf({ part: 'profile', count: 3000, building }), { building, ms: 12 * 90 });
  assert.deepEqual(toilOf({ part: 'profile', count: 3000, building: { ...building, ms: 0 } })?.ms, null, 'by a clock too coarse nothing is predicted');
  assert.equal(toilOf({ part: 'profile', count: 20_001, building: buildingOf({ count: 20_001 }) }), null, 'building is not what it waits for');
});
