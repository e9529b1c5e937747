import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';

import { unitOf } from '../../../www/draw/chart/layout/units.js';
import { enElsewhere } from '../../../www/words/en-elsewhere.js';
import { time, timeWithInterval } from '../../../www/words/en-chart/times.js';
import { numbers } from '../../../www/words/en/nouns.js';
import { time as ruTime } from '../../../www/words/ru-chart/times.js';
import { unitFor } from '../../../www/words/units.js';

test('what rounding lifts to the next unit is written in it', () => {
  assert.equal(time(999_999), '1.00\u00a0ms');
  assert.equal(time(999_400), '999\u00a0µs');
  assert.equal(time(999.9999), '1.00\u00a0µs');
  assert.equal(time(999_999_999.5), '1.00\u00a0s');
  assert.equal(ruTime(999_999), '1,00\u00a0мс');
  assert.equal(timeWithInterval({ median: 999_999, low: 900_000, high: 1_100_000 }), '1.00\u00a0ms (0.900–1.10)');
  assert.equal(enElsewhere.tick(0.000_999_999), '1 ms');
  assert.equal(numbers.rounded(999_900), '1 million');
  assert.deepEqual(unitOf(999_999), { name: 'ms', ns: 1e6 });
});

test('a value less than 1 of any unit is written in the smallest', () => {
  assert.equal(time(0.0213), '0.0213\u00a0ns');
  assert.equal(time(0), '0.00\u00a0ns');
  assert.throws(() => unitFor(1, []), RangeError);
});

test('between a nanosecond and a quarter of an hour no time is written with four digits, nor with less than 1', () => {
  fc.assert(fc.property(fc.double({ min: 1, max: 9.99e11, noNaN: true }), (ns) => {
    const number = Number(time(ns).replace(/\u00a0.*/, ''));
    assert.ok(number >= 1 && number < 1000, time(ns));
  }));
});
