import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from './seeded.js';
import { gridLayout } from '../../../www/draw/grid/layout.js';
import { bucketNeighbour, firstPlace } from '../../../www/draw/grid/neighbour.js';
import { layouts, part, somePlace } from './arbitraries.js';

/** Ten buckets in a table above twenty-five in its shadow, with eight columns. */
const two = { ...gridLayout({ arrays: [{ array: 'table', buckets: 10 }], width: 100, height: 100, pixelRatio: 1 }),
  columns: 8,
  rows: 6,
  sections: [
    { array: /** @type {const} */ ('table'), buckets: 10, rows: 2, firstRow: 0 },
    { array: /** @type {const} */ ('shadow'), buckets: 25, rows: 4, firstRow: 2 },
  ],
};

/** @param {string} array @param {number} bucket @param {string} key */
const from = (array, bucket, key) => {
  const place = bucketNeighbour(two, { array: /** @type {'table' | 'shadow'} */ (array), bucket }, key);
  return place && `${place.array} ${place.bucket}`;
};

test('left and right follow the order of the buckets, from row to row and from array to array', () => {
  assert.equal(from('table', 7, 'ArrowRight'), 'table 8');
  assert.equal(from('table', 9, 'ArrowRight'), 'shadow 0');
  assert.equal(from('shadow', 0, 'ArrowLeft'), 'table 9');
  assert.equal(from('table', 0, 'ArrowLeft'), 'table 0');
  assert.equal(from('shadow', 24, 'ArrowRight'), 'shadow 24');
});

test('up and down keep the column, or take the last bucket of a short row', () => {
  assert.equal(from('table', 5, 'ArrowDown'), 'table 9');
  assert.equal(from('table', 9, 'ArrowDown'), 'shadow 1');
  assert.equal(from('shadow', 1, 'ArrowUp'), 'table 9');
  assert.equal(from('table', 3, 'ArrowUp'), 'table 3');
  assert.equal(from('shadow', 24, 'ArrowDown'), 'shadow 24');
});

test('home and end go to the ends of the row, page up and down to the ends of a small grid', () => {
  assert.equal(from('table', 5, 'Home'), 'table 0');
  assert.equal(from('table', 8, 'End'), 'table 9');
  assert.equal(from('table', 2, 'PageDown'), 'shadow 24');
  assert.equal(from('shadow', 20, 'PageUp'), 'table 4');
});

test('other keys mean nothing, and an array that is not shown leads to the first bucket', () => {
  assert.equal(from('table', 5, 'a'), null);
  const landed = { ...two, rows: 4, sections: [{ ...two.sections[1], firstRow: 0 }] };
  assert.deepEqual(bucketNeighbour(landed, { array: 'table', bucket: 5 }, 'ArrowRight'), firstPlace(landed));
});

test('every key leads to a bucket that there is', () => {
  const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End');
  fc.assert(fc.property(layouts, part, keys, (layout, which, key) => {
    const place = bucketNeighbour(layout, somePlace(layout, which), key);
    assert.ok(place);
    const section = layout.sections.find(({ array }) => array === place.array);
    assert.ok(section && place.bucket >= 0 && place.bucket < section.buckets);
  }));
});
