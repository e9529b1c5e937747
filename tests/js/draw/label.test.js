import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shorten } from '../../../www/draw/grid/label.js';

/** @param {number} most letters */
const upTo = (most) => (/** @type {string} */ piece) => Array.from(piece).length <= most;

test('a text that fits stays whole', () => {
  assert.equal(shorten('field12', upTo(7)), 'field12');
});

test('a longer one loses its middle, since names differ at their ends', () => {
  assert.equal(shorten('field912838', upTo(8)), 'fiel…838');
  assert.equal(shorten('field912838', upTo(2)), 'f…');
  assert.equal(shorten('field912838', upTo(1)), '');
});

test('letters outside of the basic plane are never cut in two', () => {
  assert.equal(shorten('🙂🙂🙂🙂🙂🙂', upTo(4)), '🙂🙂…🙂');
});

test('no more than a cell could ever show is measured of a name of 65,000 letters', () => {
  let asked = 0;
  const shown = shorten('n'.repeat(65_000), (piece) => {
    asked += 1;
    return piece.length <= 10;
  });
  assert.equal(shown, 'nnnnn…nnnn');
  assert.ok(asked < 30, `${asked} measurements`);
});
