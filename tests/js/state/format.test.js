import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatActions } from '../../../www/state/format/actions.js';
import { predictTimes } from '../../../www/state/format/predict.js';
import { initialFormat, reduceFormat } from '../../../www/state/format/reduce.js';
import { builtOf } from './support/built.js';

/** @param {...import('../../../www/state/format/types.js').FormatAction} happened */
const after = (...happened) => happened.reduce(reduceFormat, initialFormat());

const file = { name: 'users.lua', bytes: 12 };
const spaces = [{ name: 'a', names: ['id'] }, { name: 'b', names: ['no', 'sum'] }];
/** @type {import('../../../www/import/types.js').ImportedFormat} */
const format = { kind: 'lua', names: ['id'], spaces, notes: [] };

test('what is read takes the place of what was, with the file that it came from', () => {
  const { read, reading, chosen } = after(formatActions.begin(file), formatActions.read(format), formatActions.choose(1), formatActions.begin(null), formatActions.read(format));
  assert.deepEqual([read, reading, chosen], [{ ...format, file: null }, null, 0]);
  assert.deepEqual(after(formatActions.begin(file), formatActions.read(format)).read?.file, file);
});

test('a reading that ends without a result leaves what was read', () => {
  const before = after(formatActions.begin(file), formatActions.read(format), formatActions.choose(1));
  const { read, chosen, reading } = [formatActions.begin(null), formatActions.isSlow(), formatActions.end()].reduce(reduceFormat, before);
  assert.deepEqual([read, chosen, reading], [before.read, 1, null]);
});

test('what comes after a stop changes nothing', () => {
  const stopped = after(formatActions.begin(file), formatActions.end());
  assert.equal(reduceFormat(stopped, formatActions.read(format)), stopped);
  assert.equal(reduceFormat(stopped, formatActions.isSlow()), stopped);
  assert.equal(reduceFormat(stopped, formatActions.end()), stopped);
});

test('a space that there is not cannot be chosen', () => {
  const state = after(formatActions.begin(null), formatActions.read(format));
  assert.equal(reduceFormat(state, formatActions.choose(2)), state);
  assert.equal(reduceFormat(initialFormat(), formatActions.choose(0)).chosen, 0);
});

test('a time is predicted of looks, deletions and frees, once both were measured', () => {
  const { cost } = builtOf({});
  assert.deepEqual(predictTimes(cost, { 'find-first': 2, bulk: 50 }), { 'find-first': 23 * 2 + 4 * 50, bulk: 200 });
  assert.deepEqual(predictTimes(cost, { 'find-first': 2, bulk: null }), { 'find-first': null, bulk: null });
  assert.deepEqual(predictTimes(cost, { 'find-first': null, bulk: 50 }), { 'find-first': null, bulk: 200 });
});
