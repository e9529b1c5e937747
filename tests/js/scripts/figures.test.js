import assert from 'node:assert/strict';
import test from 'node:test';

import { median } from '../../../scripts/figures/median.js';
import { samplePairs } from '../../../scripts/figures/pairs.js';
import { figureTable } from '../../../scripts/figures/table.js';

test('the median is in the middle, whatever the order', () => {
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([4, 1, 9, 2]), 3);
  assert.equal(median([10, 9, 100]), 10);
  assert.throws(() => median([]), /no values/);
});

test('two sides are sampled A B B A, and warm-ups are thrown away', async () => {
  let order = '';
  const timed = (/** @type {string} */ side) => (/** @type {number} */ count, /** @type {number} */ iterations) => {
    order += side;
    return { ns: order.length, work: count * iterations };
  };
  const plan = { count: 5, iterations: 2, pairs: 2, warmUps: 1 };
  const pairs = await samplePairs(plan, timed('A'), timed('B'));
  assert.equal(order, 'ABBAAB');
  assert.deepEqual(pairs, [
    { a: { ns: 4, work: 10 }, b: { ns: 3, work: 10 } },
    { a: { ns: 5, work: 10 }, b: { ns: 6, work: 10 } },
  ]);
});

test('sides that did not do the same work are not compared', async () => {
  const plan = { count: 1, iterations: 1, pairs: 1, warmUps: 0 };
  const sides = [7, 8].map((work) => () => ({ ns: 1, work }));
  await assert.rejects(samplePairs(plan, sides[0], sides[1]), /7 and 8/);
});

test('the table is aligned and keeps whole digits', () => {
  const table = figureTable([
    { name: 'short', value: 0.43219, unit: 'ns', how: 'so' },
    { name: 'much_longer', value: 123456, unit: 'KB', how: 'thus' },
    { name: 'nothing', value: 0, unit: '×', how: 'not' },
  ]);
  assert.deepEqual(table.split('\n'), [
    'figure        value  unit  measured as',
    'short        0.4322  ns    so',
    'much_longer  123456  KB    thus',
    'nothing       0.000  ×     not',
  ]);
});
