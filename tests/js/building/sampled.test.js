import assert from 'node:assert/strict';
import test from 'node:test';

import fc from 'fast-check';

import { loadEngine } from '../../../www/engine/index.js';
import { collidingName, nameOf, sourceOf } from '../../../www/state/building/lanes.js';
import { sampledBytes } from '../../../www/state/building/sampled.js';

const engine = await loadEngine();

/** @param {string[]} names @returns {number} how many of them share their hash with another */
function sharing(names) {
  const dictionary = engine.dictionary({ names });
  const { names: count } = dictionary.sharedHashes();
  dictionary.free();
  return count;
}

const other = (/** @type {string} */ name, /** @type {number} */ place) =>
  `${name.slice(0, place)}${name[place] === 'x' ? 'y' : 'x'}${name.slice(place + 1)}`;

test('a name that differs where the hash does not read has the same hash', () => {
  const names = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 1, maxLength: 70 });
  fc.assert(fc.property(names, (name) => {
    const read = new Set(sampledBytes(name.length));
    for (let place = 0; place < name.length; place += 1) {
      if (!read.has(place)) assert.equal(sharing([name, other(name, place)]), 2, `byte ${place} of ${name}`);
    }
  }), { seed: 12_019, numRuns: 60 });
});

test('of a byte that the hash reads the hash depends', () => {
  for (const name of ['a', 'ab', 'abc', 'abcd', 'field1', 'sensor.temperature.0001.celsius']) {
    for (const place of sampledBytes(name.length)) assert.equal(sharing([name, other(name, place)]), 0, `byte ${place} of ${name}`);
  }
  assert.deepEqual(sampledBytes(0), []);
  assert.deepEqual(sampledBytes(31), [0, 1, 2, 3, 6, 7, 8, 9, 13, 14, 15, 16, 27, 28, 29, 30]);
});

test('all colliding names of a list share one hash, however long the list', () => {
  for (const count of [1, 2, 9999, 10_000, 100_000]) {
    const examples = [...new Set([1, 2, Math.ceil(count / 2), count])].filter((number) => number <= count);
    const names = examples.map((number) => collidingName(number, count));
    assert.equal(sharing(names), names.length === 1 ? 0 : names.length, `${count} names`);
  }
  assert.equal(collidingName(1, 2000), 'sensor.temperature.0001.celsius');
});

test('a lane’s source holds the names that it shows', () => {
  assert.deepEqual(sourceOf('ordinary', 7), { family: 'field', count: 7 });
  assert.deepEqual(sourceOf('colliding', 2), { names: [nameOf('colliding', 1, 2), nameOf('colliding', 2, 2)] });
  assert.equal(nameOf('ordinary', 7, 7), 'field7');
});
