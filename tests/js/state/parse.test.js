import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseNumber, splitNames } from '../../../www/state/parse.js';

test('numbers, grouped or not', () => {
  assert.equal(parseNumber('2156'), 2156);
  assert.equal(parseNumber(' 2,156 '), 2156);
  assert.equal(parseNumber('1 572 869'), 1572869);
  assert.equal(parseNumber('1,572,869'), 1572869);
  assert.equal(parseNumber('-3'), -3);
  assert.equal(parseNumber('2.5'), 2.5);
  assert.ok(Number.isNaN(parseNumber('NaN')));
});

test('what is no number is handed on as typed, for the refusal to name', () => {
  for (const text of ['', '  ', 'many', '12 names', '1,2', '1,23,4', '2156,']) assert.equal(parseNumber(text), text);
});

test('names, one a line: the last line break begins no name, an empty line between two is one', () => {
  assert.deepEqual(splitNames(''), []);
  assert.deepEqual(splitNames('id'), ['id']);
  assert.deepEqual(splitNames('id\r\nname\n'), ['id', 'name']);
  assert.deepEqual(splitNames('id\n\nname'), ['id', '', 'name']);
  assert.deepEqual(splitNames('\n'), ['']);
  assert.deepEqual(splitNames(' id '), [' id ']);
});
