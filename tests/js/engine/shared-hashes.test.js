import assert from 'node:assert/strict';
import test from 'node:test';

import { loadEngine } from '../../../www/engine/index.js';

const engine = await loadEngine();

/** @param {import('../../../www/engine/types.js').Source} source */
function sharedOf(source) {
  const dictionary = engine.dictionary(source);
  const shared = dictionary.sharedHashes();
  dictionary.free();
  return shared;
}

test('names that spread share no hash', () => {
  assert.deepEqual(sharedOf({ count: 2156 }), { names: 0, groups: [] });
});

test('a family that collides is one group of all', () => {
  const { names, groups } = sharedOf({ family: 'collide', count: 500 });
  assert.deepEqual([names, groups.length, groups[0]], [500, 1, Array.from({ length: 500 }, (_, field) => field)]);
});

test('groups are told by their field numbers, the largest first', () => {
  const sensor = (/** @type {number} */ n) => `sensor.temperature.000${n}.celsius`;
  const meter = (/** @type {number} */ n) => `smart.meter.reading.000${n}.kilowatts`;
  const names = [meter(1), 'id', sensor(1), meter(2), sensor(2), 'note', sensor(3)];
  assert.deepEqual(sharedOf({ names }), { names: 5, groups: [[2, 4, 6], [0, 3]] });
});

test('a resize in flight hides none', () => {
  const { names } = sharedOf({ names: Array.from({ length: 4306 }, (_, n) => `sensor.temperature.${String(n).padStart(4, '0')}.celsius`) });
  assert.equal(names, 4306);
});
