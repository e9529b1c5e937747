import assert from 'node:assert/strict';
import test from 'node:test';

import { LabError, loadEngine } from '../../../www/engine/index.js';

const engine = await loadEngine();

/**
 * @param {() => unknown} call
 * @returns {LabError}
 */
function refusalOf(call) {
  try {
    call();
  } catch (thrown) {
    assert.ok(thrown instanceof LabError, String(thrown));
    return thrown;
  }
  return assert.fail('nothing was refused');
}

/** @type {[unknown, string, RegExp][]} */
const COUNTS = [
  [0, 'count-out-of-range', /is 0; it must be from 1 to 2,000,000\.$/],
  [-7, 'count-out-of-range', /is -7;/],
  [2_000_001, 'count-out-of-range', /is 2000001;/],
  [Infinity, 'count-out-of-range', /is Infinity;/],
  [-Infinity, 'count-out-of-range', /is -Infinity;/],
  [2.5, 'count-not-an-integer', /is 2\.5; it must be a whole number/],
  [NaN, 'count-not-a-number', /is NaN;/],
  ['2156', 'count-not-a-number', /is “2156”;/],
  [null, 'count-not-a-number', /is null;/],
  [true, 'count-not-a-number', /is true;/],
  [{}, 'count-not-a-number', /is of type object;/],
  [10n, 'count-not-a-number', /is of type bigint;/],
];

test('a count that is no count', () => {
  for (const [count, code, message] of COUNTS) {
    const refusal = refusalOf(() => engine.dictionary({ count: /** @type {number} */ (count) }));
    assert.equal(refusal.code, code, String(count));
    assert.match(refusal.message, message);
  }
});

/** @type {[unknown, string, RegExp][]} */
const NAMES = [
  [['a', 'b', 'a'], 'name-duplicate', /Field 3 repeats the name of field 1, “a”/],
  [['a', ''], 'name-missing', /Field 2 has no name/],
  [['x'.repeat(65_001)], 'name-too-long', /has 65001 bytes; a name takes at most 65000/],
  [['й'.repeat(32_501)], 'name-too-long', /has 65002 bytes/],
  [['a\ud800b'], 'name-invalid', /“a\ufffdb”.*lone surrogate, U\+D800, at byte 1/],
  [['\udc00'], 'name-invalid', /lone surrogate, U\+DC00, at byte 0/],
  [['tab\there'], 'name-invalid', /control character, U\+0009, at byte 3/],
  [['\ufffd'], 'name-invalid', /the replacement character/],
  [['\u2028'], 'name-invalid', /a line separator/],
  [['\u0378'], 'name-invalid', /has not assigned, U\+0378/],
  [['a', 'a', ''], 'name-missing', /Field 3/],
  [['a', 7], 'name-not-text', /Field 2 has 7 for a name/],
  [[undefined], 'name-not-text', /has undefined for a name/],
  [[], 'names-empty', /holds no name/],
  ['a,b', 'names-not-a-list', /give an array/],
  [null, 'names-not-a-list', /are null/],
];

test('names that a format refuses, every field before duplicates', () => {
  for (const [names, code, message] of NAMES) {
    const refusal = refusalOf(() => engine.dictionary({ names: /** @type {string[]} */ (names) }));
    assert.equal(refusal.code, code, String(names).slice(0, 40));
    assert.match(refusal.message, message);
  }
});

test('a source that is none', () => {
  for (const source of [undefined, null, 7, 'field', {}, { family: 'field' }]) {
    const refusal = refusalOf(() => engine.dictionary(/** @type {any} */ (source)));
    assert.equal(refusal.code, 'source-missing', String(source));
  }
  const refusal = refusalOf(() => engine.dictionary({ family: /** @type {any} */ ('<img>'), count: 3 }));
  assert.deepEqual([refusal.code, refusal.message.includes('“<img>”')], ['unknown-family', true]);
});

test('strategies, arrays, buckets, steps and calls that there are not', () => {
  const dictionary = engine.dictionary({ count: 3 });
  const timeline = dictionary.timeline('find-first');
  const palette = new Uint32Array(engine.paletteSize);
  const any = (/** @type {unknown} */ value) => /** @type {any} */ (value);
  /** @type {[() => unknown, string][]} */
  const calls = [
    [() => dictionary.cost(any('sweep')), 'unknown-strategy'],
    [() => dictionary.run(any('')), 'unknown-strategy'],
    [() => dictionary.timeline(any('BULK')), 'unknown-strategy'],
    [() => dictionary.bucket(0, any('heap')), 'unknown-array'],
    [() => dictionary.bucket(-1), 'bucket-out-of-range'],
    [() => dictionary.bucket(0.5), 'bucket-out-of-range'],
    [() => dictionary.bucket(NaN), 'bucket-out-of-range'],
    [() => dictionary.bucket(any('')), 'bucket-out-of-range'],
    [() => timeline.seek(any('')), 'step-not-an-integer'],
    [() => timeline.seek(any(null)), 'step-not-an-integer'],
    [() => timeline.nextDeletion(any('7')), 'step-not-an-integer'],
    [() => timeline.callStart(any([2])), 'call-out-of-range'],
    [() => timeline.seek(1.5), 'step-not-an-integer'],
    [() => timeline.seek(NaN), 'step-not-an-integer'],
    [() => timeline.seek(Infinity), 'step-not-an-integer'],
    [() => timeline.seek(-1), 'step-out-of-range'],
    [() => timeline.seek(timeline.steps + 1), 'step-out-of-range'],
    [() => timeline.seek(2 ** 60), 'step-out-of-range'],
    [() => timeline.nextDeletion(timeline.steps + 1), 'step-out-of-range'],
    [() => timeline.previousDeletion(-1), 'step-out-of-range'],
    [() => timeline.callStart(0), 'call-out-of-range'],
    [() => timeline.callStart(4), 'call-out-of-range'],
    [() => timeline.callStart(1.5), 'call-out-of-range'],
    [() => timeline.states(0, 'table', 0, 12), 'bucket-out-of-range'],
    [() => timeline.states(0, 'table', 11, 1), 'bucket-out-of-range'],
    [() => timeline.heat(0, 'table', -1, 1), 'bucket-out-of-range'],
    [() => timeline.states(0, 'shadow', 0, 1), 'bucket-out-of-range'],
    [() => timeline.paint(0, 'table', 0, 11, palette.subarray(1)), 'palette-size'],
    [() => dictionary.timeline('bulk').callStart(1), 'call-out-of-range'],
  ];
  for (const [call, code] of calls) {
    assert.equal(refusalOf(call).code, code, String(call));
  }
  assert.equal(timeline.seek(timeline.steps).phase, 'done', 'and all works as before');
});
