import assert from 'node:assert/strict';
import test from 'node:test';

import { loadCases } from '../../../www/engine/cases.js';
import { loadEngine } from '../../../www/engine/index.js';
import { LabError } from '../../../www/engine/lab-error.js';

/** @import { Toll } from '../../../www/engine/cases-types.js' */

const cases = await loadCases();
const engine = await loadEngine();

/** @param {readonly Toll[]} tolls @param {string} operation */
function tornBy(tolls, operation) {
  const torn = tolls.find((toll) => toll.operation === operation)?.tornDown;
  assert.ok(torn, `${operation} tears a dictionary down`);
  return torn;
}

test('five of the six operations tear a dictionary down, at the price of its teardown', () => {
  const tolls = cases.tollsOf({ count: 2156, add: 10 });
  assert.deepEqual(tolls.map(({ operation }) => operation), cases.operations);
  assert.deepEqual(tolls.map(({ built }) => built), [2156, 2156, 2166, 0, 2156, 2155]);
  assert.equal(tolls[0]?.tornDown, null);
  const dictionary = engine.dictionary({ count: 2156 });
  for (const operation of ['rename', 'add-fields', 'drop', 'read-view']) {
    const { names, buckets, shadowBuckets, before, after } = tornBy(tolls, operation);
    assert.deepEqual([names, buckets, shadowBuckets], [2156, 6151, 0]);
    assert.deepEqual([before, after], [dictionary.cost('find-first'), dictionary.cost('bulk')]);
  }
  dictionary.free();
});

test('a refusal tears down the names before it', () => {
  const torn = tornBy(cases.tollsOf({ count: 2156, refusedAt: 1001 }), 'refused');
  assert.deepEqual([torn.names, torn.buckets, torn.before.examined, torn.after.examined], [1000, 6151, 3_091_181, 0]);
});

test('one’s own names, all of them or the first so many', () => {
  const names = ['id', 'owner', 'sum', 'when'];
  assert.equal(tornBy(cases.tollsOf({ names }), 'drop').names, 4);
  assert.equal(tornBy(cases.tollsOf({ names, count: 3 }), 'drop').names, 3);
  assert.equal(cases.tollsOf({ names, count: 1 }).length, 5, 'one field repeats nothing');
});

test('bulk alone leaks what entries own; the walk frees it and looks once at each bucket', () => {
  const outcomes = cases.outcomesOf({ count: 2156 });
  assert.deepEqual(outcomes.map(({ form }) => form), cases.forms);
  assert.deepEqual(outcomes.map(({ cost, freed, leaked }) => [cost.examined, freed, leaked]), [
    [6_607_104, 2156, 0], [0, 0, 2156], [6151, 2156, 0],
  ]);
  assert.ok(outcomes.every(({ buckets, fates }) => buckets === 6151 && fates.length === 0));
});

test('entries that own nothing leak nothing', () => {
  for (const { freed, leaked, fates } of cases.outcomesOf({ count: 68, owns: false, shown: 5 })) {
    assert.deepEqual([freed, leaked, fates.length], [0, 0, 5]);
    assert.ok(fates.every((fate) => fate === 'empty' || fate === 'owned-nothing'), String(fates));
  }
});

test('fates are those of the buckets that a dictionary fills', () => {
  const dictionary = engine.dictionary({ count: 100 });
  const [, bulk] = cases.outcomesOf({ count: 100, shown: 1e6 });
  assert.equal(bulk?.fates.length, dictionary.info.buckets);
  bulk?.fates.forEach((fate, index) => assert.equal(fate === 'leaked', dictionary.bucket(index).exists, String(index)));
  dictionary.free();
});

/** @type {[any, string, RegExp][]} */
const REFUSED = [
  [{ count: 0 }, 'count-out-of-range', /is 0; it must be from 1/],
  [{ count: 'many' }, 'count-not-a-number', /“many”/],
  [{ count: 5, family: 'x' }, 'unknown-family', /“x”/],
  [{ count: 5, add: 0 }, 'add-out-of-range', /to add is 0;/],
  [{ count: 5, add: 1.5 }, 'add-out-of-range', /to add is 1\.5;/],
  [{ count: 5, refusedAt: 1 }, 'refused-at-out-of-range', /Field 1 .* from 2 to 5\.$/],
  [{ count: 5, refusedAt: 6 }, 'refused-at-out-of-range', /Field 6 /],
  [{ count: 5, refusedAt: 'last' }, 'refused-at-out-of-range', /Field “last” /],
  [{ count: 1, refusedAt: 1 }, 'refused-at-out-of-range', /this format has one field/],
  [{ names: [] }, 'names-empty', /at least one/],
  [{ names: 'id' }, 'names-not-a-list', /The names are id;/],
  [{ names: ['a', 'a'] }, 'name-duplicate', /Field 2 repeats/],
  [{ names: ['a', ''] }, 'name-missing', /Field 2 has no name/],
  [{ names: ['a', 'b'], count: 3 }, 'count-out-of-range', /is 3; it must be from 1 to 2\./],
  [null, 'request-missing', /given by null/],
];

for (const [request, code, message] of REFUSED) {
  test(`${JSON.stringify(request)} is refused by name`, () => {
    assert.throws(() => cases.tollsOf(request), (thrown) => {
      assert.ok(thrown instanceof LabError, String(thrown));
      assert.equal(thrown.code, code);
      assert.match(thrown.message, message);
      return true;
    });
  });
}

test('what is really run has a limit, which is told', () => {
  assert.throws(() => cases.outcomesOf({ count: 20_001 }), { code: 'count-out-of-range', message: /from 1 to 20,000\./ });
});
