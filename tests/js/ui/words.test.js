import assert from 'node:assert/strict';
import { test } from 'node:test';
import { presets } from '../../../www/state/sources.js';
import { en } from '../../../www/words/en.js';
import { builtOf } from '../state/support/built.js';

/** @param {object} wanted @returns {import('../../../www/engine/types.js').Frame} */
const frame = (wanted) => ({
  step: 1, phase: 'scan', call: 1, cursor: 0, array: 'table', left: 3, examined: 1, deleted: 0,
  freed: 0, part: null, resizePosition: 0, words: 0, batches: 0, ...wanted,
});

test('exact numbers are whole and grouped, and take the right form of the noun', () => {
  assert.equal(en.numbers.whole(6607104), '6,607,104');
  assert.equal(en.numbers.count(1, { one: 'bucket', other: 'buckets' }), '1 bucket');
  assert.equal(en.numbers.count(0, { one: 'bucket', other: 'buckets' }), '0 buckets');
});

test('speeds are told in three digits, millions by their word', () => {
  assert.equal(en.transport.aSecond(1), '1 step a second');
  assert.equal(en.transport.aSecond(1000), '1,000 steps a second');
  assert.equal(en.transport.aSecond(1e11), '100 billion steps a second');
});

test('the status follows the frame', () => {
  const built = builtOf({ calls: 300 });
  const status = (/** @type {object} */ wanted) => en.status('find-first', frame(wanted), built);
  assert.match(status({ phase: 'scan', call: 17, cursor: 1204 }), /^Call 17 of 300: .* bucket 1,204\.$/);
  assert.match(status({ phase: 'delete', call: 17, cursor: 1204 }), /^Call 17 of 300: deleted .* bucket 1,204\.$/);
  assert.match(status({ phase: 'free', part: 'bits' }), /bits/);
  assert.match(status({ phase: 'done', examined: 1, deleted: 300, freed: 4 }), /1 look .* 300 deletions.* 4 frees/);
  assert.match(en.status('bulk', frame({ phase: 'done', freed: 6 }), built), /6 frees/);
});

test('a resize in flight is told while it lasts and when it has landed, and not otherwise', () => {
  const growing = builtOf({ buckets: { table: 6151, shadow: 12289 } });
  assert.match(en.growth(frame({ resizePosition: 512 }), growing), /^Resize in flight: 512 of 6,151 buckets .* 12,289\.$/);
  assert.match(en.growth(frame({ array: 'shadow' }), growing), /landed: .* 12,289 buckets\.$/);
  assert.equal(en.growth(frame({}), builtOf({})), '');
});

test('each number worth trying says what for', () => {
  for (const count of presets) assert.ok(en.presets[count].length > 0);
});

test('a sentence that holds a refused number says that the table is not about it', () => {
  const { info } = builtOf({});
  assert.equal(en.facts(info, { why: 'Because.', refused: false }).join(''), '3 names in 11 buckets, 27% full. Because.');
  assert.equal(en.facts(info, { why: 'Because.', refused: true }).join(''), 'Still shown: 3 names in 11 buckets, 27% full.');
  assert.deepEqual(en.facts({ ...info, shadowBuckets: 23 }, { why: undefined, refused: false }).slice(1),
    [' There is a ', { term: 'inFlight' }, ': its shadow has 23 buckets.']);
});

test('no string of the page exclaims', () => {
  /** @param {unknown} value @returns {string[]} */
  const strings = (value) => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'function') return [String(value)];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
  };
  const told = { ...en, numbers: null };
  for (const text of strings(told)) assert.doesNotMatch(text, /[a-z]!/i);
});
