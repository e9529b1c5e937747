import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from '../draw/seeded.js';
import { cutToFormat, formatPlan } from '../../../www/measure/format-plan.js';
import { planOf } from '../../../www/measure/presets.js';

const countsOf = (/** @type {number} */ format, /** @type {readonly number[]} */ jumps = []) =>
  formatPlan({ measure: 'teardown', format, jumps }).counts;

test('a sweep of a format goes from its first name to the whole', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 100_000 }), fc.array(fc.integer({ min: 2, max: 100_000 })), (format, jumps) => {
    const counts = countsOf(format, jumps);
    assert.deepEqual([counts[0], counts.at(-1)], [1, format]);
    assert.ok(counts.every((count, index) => Number.isInteger(count) && (index === 0 || count > (counts[index - 1] ?? 0))));
  }));
});

test('both sides of the jumps that are seen are among its counts', () => {
  const counts = countsOf(3000, [8, 1081, 2156]);
  for (const count of [1080, 1081, 2155, 2156]) assert.ok(counts.includes(count), String(count));
  assert.ok(!counts.includes(8), 'too near to the axis');
});

test('other sweeps are cut to the format, and end with the whole', () => {
  const cut = cutToFormat(planOf('powers', 'close'), 106);
  assert.deepEqual(cut?.counts, [2, 4, 8, 16, 32, 64, 106]);
  assert.deepEqual([cut?.format, cut?.measure, cut?.preset], [106, 'close', 'powers']);
  assert.deepEqual(cutToFormat(planOf('powers', 'close'), 64)?.counts, [2, 4, 8, 16, 32, 64]);
});

test('a sweep that begins beyond the format cannot be had', () => {
  assert.equal(cutToFormat(planOf('around-2000', 'teardown'), 1999), null);
  assert.deepEqual(cutToFormat(planOf('around-2000', 'teardown'), 2000)?.counts, [2000]);
});
