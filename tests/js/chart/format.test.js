import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartActions } from '../../../www/state/chart/actions.js';
import { initialChart } from '../../../www/state/chart/initial.js';
import { reduceChart } from '../../../www/state/chart/reduce.js';
import { subjectOf } from '../../../www/state/chart/select.js';
import { chosenPlan, isOffered, readChosenPlan } from '../../../www/ui/chart/chosen-plan.js';
import { enChart } from '../../../www/words/en-chart.js';
import { sweepOf } from '../measure/support/points.js';
import { chartAfter, measuredChart, runIn } from './support/chart.js';

const format = Array.from({ length: 106 }, (_, index) => `field_${index}`);
const exact = { from: 1, to: 20_000, points: [], jumps: [] };

test('a format is what is measured next, as long as there is one', () => {
  const given = chartAfter(chartActions.format(format));
  assert.deepEqual([given.preset, given.format], ['format', format]);
  const plan = chosenPlan(given);
  assert.deepEqual([plan?.preset, plan?.format, plan?.counts.at(-1)], ['format', 106, 106]);
  const gone = reduceChart(given, chartActions.format(null));
  assert.deepEqual([gone.preset, gone.format], ['quick', null]);
  assert.equal(chosenPlan(gone)?.format, undefined);
});

test('another sweep that was chosen stays when the format goes', () => {
  const state = chartAfter(chartActions.format(format), chartActions.choose('powers', 'teardown'), chartActions.format(null));
  assert.equal(state.preset, 'powers');
});

test('what was counted of other names goes; what was measured stays', () => {
  const counted = chartAfter(chartActions.counted(exact));
  assert.equal(reduceChart(counted, chartActions.format(format)).exact, null);
  const measured = reduceChart(measuredChart(100, 200), chartActions.counted(exact));
  const given = reduceChart(measured, chartActions.format(format));
  assert.equal(given.exact, exact, 'the picture is of the run still');
  assert.equal(runIn(given).points.length, 2);
  assert.equal(subjectOf(given), null);
  const again = reduceChart(given, chartActions.run(sweepOf({ format: 106 }), 5, format));
  assert.equal(again.exact, null);
  assert.equal(subjectOf(again), format);
});

test('sweeps without a count within the format are not offered', () => {
  assert.equal(isOffered('format', null), false);
  assert.equal(isOffered('around-2000', null), true);
  assert.deepEqual(['format', 'quick', 'powers', 'own', 'around-2000'].map((name) => isOffered(/** @type {any} */ (name), format)),
    [true, false, true, true, false]);
});

test('counts of one’s own reach as far as the format', () => {
  const typed = (/** @type {string} */ counts) => ({ ...initialChart(), preset: /** @type {const} */ ('own'), format, own: { counts, iterations: '', budget: '2' } });
  assert.deepEqual(readChosenPlan(typed('50 107')), { refusals: { counts: { code: 'count-too-large', value: 107, most: 106 } } });
  const read = readChosenPlan(typed('50 106'));
  assert.deepEqual('plan' in read && [read.plan.counts, read.plan.format], [[50, 106], 106]);
});

test('the chart says whose names it shows, and whose come next', () => {
  const { of } = enChart.controls;
  assert.match(of({ shown: 106, next: 106, isSame: true }), /^This chart is of your own format of 106 names:/);
  assert.match(of({ shown: null, next: 106, isSame: false }), /^Made-up names were measured\. Measuring again measures your own format of 106 names\.$/);
  assert.match(of({ shown: 106, next: null, isSame: false }), /^Another format, of 106 names, was measured\. .* made-up names\.$/);
});
