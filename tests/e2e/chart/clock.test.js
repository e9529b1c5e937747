import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useChart } from './support/chart.js';
import { clockStep, COARSE_MS } from '../support/clock-step.js';

// As a page has it that is not kept apart from others: a tenth of a millisecond in Chromium, one elsewhere.
const chart = useChart({ clock: 'ordinary' });
const note = () => chart.text('[data-clock-note]');

test('the first small look lets both panes advance by the same time; a coarse clock may tell too little, and that is said', async () => {
  await chart.openChart();
  const isMeasured = async () => /^Measured here: .* ns a step of find first, .* ns a step of bulk/.test(await note());
  const isBelow = async () => /below this browser’s clock/.test(await note());
  const mayBeBelow = (await clockStep(chart)) > COARSE_MS;
  await chart.until('a measured step', async () => (await isMeasured()) || (mayBeBelow && (await isBelow())));
  assert.equal(await chart.run('return document.getElementById("clock-time").disabled'), !(await isMeasured()));
});

test('bulk below the clock is a bound with an arrow and words, never 0', async () => {
  await chart.openChart();
  await chart.measure('20000');
  const [bulk] = (await chart.marks()).filter(({ strategy }) => strategy === 'bulk');
  assert.equal(bulk?.source, 'below-clock');
  assert.match(bulk?.label ?? '', /at most [1-9]/);
  await chart.until('the remark', async () => /Bulk is below the clock at 20,000 fields/.test(await chart.text('.chart-remarks')));
});

test('a sweep is measured by a coarse clock too, in longer batches', async () => {
  await chart.openChart();
  await chart.measure('1000');
  const [point] = (await chart.marks()).filter(({ strategy }) => strategy === 'find-first');
  assert.equal(point?.source, 'measured', point?.label);
  const step = await clockStep(chart);
  assert.match(await chart.status(), step > COARSE_MS ? /clock that steps by 1(?:\.0+)? ms\.$/ : /clock that steps by \d+(?:\.\d+)? (?:µs|ms)\.$/);
});
