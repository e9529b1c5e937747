import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';

import { keyed, linePath, pointAt, valueAt, xOfPoint, yOf } from '../../../www/draw/sketch/layout.js';

const seed = 7;
const sizes = fc.integer({ min: 1, max: 100_000 });

test('a point is found where it is drawn, and a value where it stands', () => {
  fc.assert(fc.property(sizes, fc.integer({ min: 1, max: 12 }), fc.nat(), (most, count, given) => {
    const sketch = { most, count };
    for (let index = 0; index < count; index += 1) assert.equal(pointAt(sketch, xOfPoint(sketch, index)), index);
    const value = given % (most + 1);
    assert.equal(valueAt(sketch, yOf(sketch, value)), value);
  }), { seed });
});

test('beyond the picture there is only its edge', () => {
  const sketch = { most: 769, count: 4 };
  assert.deepEqual([valueAt(sketch, -50), valueAt(sketch, 500)], [769, 0]);
  assert.deepEqual([pointAt(sketch, -50), pointAt(sketch, 999)], [0, 3]);
});

test('keys move a point, never out of the picture; others mean nothing', () => {
  fc.assert(fc.property(sizes, fc.nat(), fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'), (most, given, key) => {
    const value = given % (most + 1);
    const next = Number(keyed(key, value, most));
    assert.ok(next >= 0 && next <= most);
    const up = ['ArrowUp', 'PageUp', 'End'].includes(key);
    assert.ok(up ? next > value || value === most : next < value || value === 0);
  }), { seed });
  assert.equal(keyed('a', 3, 10), null);
  assert.equal(keyed('Home', 7, 10), 0);
  assert.equal(keyed('End', 7, 10), 10);
});

test('a line begins at the first call and ends at the last', () => {
  assert.equal(linePath({ most: 10 }, [5, 10], 0), 'M8 170L160 90L312 10');
});
