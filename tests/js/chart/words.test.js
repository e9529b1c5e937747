/** @import { FixedPreset } from '../../../www/measure/presets.js' */
/** @import { OwnRefusal } from '../../../www/state/chart/types.js' */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureOf, planOf, presetNames } from '../../../www/measure/presets.js';
import { enChart } from '../../../www/words/en-chart.js';
import { measured, quotient, time, timeWithInterval } from '../../../www/words/en-chart/times.js';
import { en } from '../../../www/words/en.js';
import { resultOf, sweepOf } from '../measure/support/points.js';

test('measured times have three digits in the unit that reads best', () => {
  assert.deepEqual([0.3, 12, 999, 1234, 2.7e6, 1.5e9].map(time), ['0.300\u00a0ns', '12.0\u00a0ns', '999\u00a0ns', '1.23\u00a0µs', '2.70\u00a0ms', '1.50\u00a0s']);
  assert.equal(timeWithInterval({ median: 2.7e6, low: 2.38e6, high: 3e6 }), '2.70\u00a0ms (2.38–3.00)');
  assert.equal(quotient({ value: 1.1894, low: 1, high: 1.3 }), '1.19× (1.00–1.30)');
  assert.equal(measured(41_234), '41,200');
});

test('each sweep has a name and says what it is about', () => {
  for (const name of presetNames) {
    assert.ok(enChart.controls.presets[name].length > 0);
    const plan = name === 'own' ? sweepOf() : planOf(/** @type {FixedPreset} */ (name), measureOf(name));
    assert.match(enChart.controls.hints[name](plan), /\d.*\.$/);
  }
});

test('every refusal names the value and what would be right', () => {
  /** @type {[OwnRefusal, RegExp][]} */
  const refusals = [
    [{ code: 'counts-missing' }, /at least one/],
    [{ code: 'too-many-counts', given: 201, most: 200 }, /201.*200/],
    [{ code: 'count-not-a-number', value: 'x' }, /“x”.*whole number/],
    [{ code: 'count-not-whole', value: '2.5' }, /“2\.5”/],
    [{ code: 'count-too-small', value: 0 }, /0 is too small; the smallest is 1/],
    [{ code: 'count-too-large', value: 3e6, most: 2e6 }, /3,000,000.*2,000,000/],
    [{ code: 'count-repeated', value: 1000 }, /1,000.*once/],
    [{ code: 'counts-unsorted', value: 2000, before: 3000 }, /2,000 comes after 3,000.*small to large/],
    [{ code: 'iterations-not-a-number', value: 'x' }, /“x”.*whole number/],
    [{ code: 'iterations-not-whole', value: '1.5' }, /“1\.5”/],
    [{ code: 'iterations-out-of-range', value: 1e9, least: 1, most: 1e5 }, /1,000,000,000.*1 to 100,000/],
    [{ code: 'budget-not-a-number', value: '' }, /“”.*seconds/],
    [{ code: 'budget-out-of-range', value: 0, least: 0.05, most: 60 }, /0 seconds.*0\.05 to 60/],
  ];
  for (const [refusal, expected] of refusals) assert.match(enChart.refusals(refusal), expected);
});

test('a time says how it came about', () => {
  assert.equal(enChart.points.timed(resultOf({ median: 2000 })), '2.00\u00a0µs (1.96–2.04)');
  assert.equal(enChart.points.timed(resultOf({ median: 320, source: 'below-clock' })), 'at most 320\u00a0ns');
  assert.equal(enChart.points.timed(resultOf({ median: 2e9, source: 'predicted' })), '2.00\u00a0s predicted');
  assert.match(enChart.points.how(resultOf({ outliers: [9] })), /^measured, 5 samples of 10 iterations, 1 outlier$/);
  assert.match(enChart.points.spoken(2156, 'find-first', resultOf({ median: 2000 }), 'before'), /^2,156 fields, find first: 2\.00\u00a0µs .*\. Kept run before\.$/);
});

test('what is drawn beside the points is told with its source', () => {
  const { note } = enChart.picture;
  assert.match(note({ ns: 0.45, server: 'seconds', factor: 1.2 }), /counted exactly, ×\u00a00\.450\u00a0ns\. .*reported: .* in its own seconds\.$/);
  assert.match(note({ ns: null, server: 'scaled', factor: 1.2 }), /^Dotted .* multiplied by 1\.20 /);
  assert.equal(note({ ns: null, server: 'off', factor: null }), '');
});

test('progress tells the count, the points and the time left', () => {
  const progress = { done: 3, of: 23, count: 1081, share: 0.2, left: 4200 };
  assert.equal(enChart.status.running(progress), 'Measuring 1,081 fields: 3 of 23 points done, about 4 seconds left.');
  assert.equal(enChart.status.running({ ...progress, left: null }), 'Measuring 1,081 fields: 3 of 23 points done.');
  assert.match(enChart.status.running({ ...progress, left: 300 }), /about a second left/);
});

test('how a run ended is said with what stays', () => {
  assert.equal(enChart.status.stopped(0, 23), 'Stopped before the first point was measured.');
  assert.equal(enChart.status.stopped(3, 23), 'Stopped after 3 of 23 points; what was measured stays.');
  assert.equal(enChart.status.failed(1, 'It died.'), 'The measurement broke off after 1 point, which stays. It died.');
  assert.equal(enChart.status.done(23, 1e5), '23 points measured, with a clock that steps by 100\u00a0µs.');
});

test('every note of the sampler and of the page has words', () => {
  for (const code of ['clock-stood-still', 'clock-coarse', 'drift', 'retried', 'budget', 'hidden']) assert.notEqual(enChart.status.note(code), code);
});

test('bulk’s growth stands beside that of find first', () => {
  const growth = { from: 256, to: 16_384, value: 3.5, low: 3.1, high: 4 };
  assert.equal(enChart.findings.bulkText(growth, { ...growth, value: 4123 }), 'At 16,384 fields it takes 3.50× (3.10–4.00) its time at 256, find first 4,120×.');
  assert.equal(enChart.findings.bulkText(growth, null), 'At 16,384 fields it takes 3.50× (3.10–4.00) its time at 256.');
});

test('jumps are told with their resolution, missed and stray ones as what they are', () => {
  const { jumpsText, strays } = enChart.findings;
  assert.equal(jumpsText([{ exact: 2156, found: { from: 2155, at: 2156 } }]), 'Found in the times at 2,156. The table grows at 2,156.');
  assert.equal(jumpsText([{ exact: 539, found: { from: 500, at: 700 } }]), 'Found in the times at 501 to 700. The table grows at 539.');
  assert.match(jumpsText([{ exact: 539, found: null }, { exact: 1081, found: { from: 1080, at: 1081 } }]), /Too few points to find 539\.$/);
  assert.match(strays([{ from: 100, at: 200 }]), /101 to 200.*noise/);
});

test('no string of the chart exclaims', () => {
  /** @param {unknown} value @returns {string[]} */
  const strings = (value) => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'function') return [String(value)];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
  };
  for (const text of strings(enChart)) assert.doesNotMatch(text, /[a-z]!(?!=)/i);
});

test('what stands in the chart’s place leads to the rest of its words', async () => {
  assert.equal(await en.chart.rest(), enChart);
});
