import assert from 'node:assert/strict';
import test from 'node:test';

import { loadEngine } from '../../../www/engine/index.js';
import { loadSampler } from '../../../www/engine/sampler.js';

/** @import { PointRequest, PointResult } from '../../../www/engine/measure-types.js' */

const sampler = await loadSampler();
const engine = await loadEngine();

/** In an order that no family has. */
const names = Array.from({ length: 700 }, (_, index) => `sensor.${(index * 37) % 700}.celsius`);

/** @type {PointRequest} */
const REQUEST = { names, count: 700, measure: 'teardown', samples: 5, budgetMs: 100, nsPerBucket: null };

/** @param {Partial<Omit<PointRequest, 'names'>> & {names?: any}} changes @returns {PointResult} */
function measured(changes) {
  const run = sampler.start({ ...REQUEST, ...changes });
  try {
    while (!run.advance(20).done);
    return run.result();
  } finally {
    run.free();
  }
}

for (const measure of /** @type {const} */ (['teardown', 'close', 'open-close'])) {
  test(`the first names of one’s own are what a point of ${measure} measures, with their exact counts`, () => {
    for (const count of [1, 136, 700]) {
      const point = measured({ measure, count });
      const dictionary = engine.dictionary({ names: names.slice(0, count) });
      assert.equal(point.buckets, dictionary.info.buckets);
      assert.equal(point.strategies['find-first']?.examined, dictionary.cost('find-first').examined);
      dictionary.free();
    }
  });
}

test('names of one’s own go before a family', () => {
  const own = measured({ count: 300, family: 'hex' });
  const made = measured({ count: 300, family: 'hex', names: undefined });
  assert.notEqual(own.strategies['find-first']?.examined, made.strategies['find-first']?.examined);
});

/** @type {[any, string, RegExp][]} */
const REFUSED = [
  [{ count: 701 }, 'count-out-of-range', /is 701; it must be from 1 to 700\./],
  [{ count: 0 }, 'count-out-of-range', /is 0;/],
  [{ names: [], count: 1 }, 'names-empty', /at least one/],
  [{ names: 'id', count: 1 }, 'names-not-a-list', /The names are id;/],
  [{ names: ['a', 7], count: 2 }, 'name-not-text', /Field 2 has 7/],
  [{ names: [...names, names[3]], count: 701 }, 'name-duplicate', /Field 701 repeats the name of field 4,/],
  [{ names: [...names, 'a\tb'], count: 701 }, 'name-invalid', /field 701/],
];

for (const [changes, code, message] of REFUSED) {
  test(`${code} is told of names to be measured: ${message.source}`, () => {
    for (const measure of ['teardown', 'close']) assert.throws(() => measured({ ...changes, measure }), { name: 'LabError', code, message });
  });
}
