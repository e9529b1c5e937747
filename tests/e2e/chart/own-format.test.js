import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useChart } from './support/chart.js';

const chart = useChart();

const names = Array.from({ length: 60 }, (_, index) => `sensor.${index}.celsius`);
const query = `?names=${encodeURIComponent(names.join('\n'))}`;
const of = () => chart.text('[data-chart-of]');
const isDisabled = (/** @type {string} */ preset) => chart.run('return document.querySelector("#preset option[value=" + arguments[0] + "]").disabled', preset);
const preset = () => chart.run('return document.getElementById("preset").value');

test('the chart is of the reader’s own format, says so, and offers what that reaches', async () => {
  await chart.openChart(query);
  await chart.until('the format', async () => (await of()).startsWith('This chart is of your own format of 60 names'));
  assert.equal(await preset(), 'format');
  assert.deepEqual([await isDisabled('powers'), await isDisabled('around-2000'), await isDisabled('quick')], [false, true, true]);
});

test('a sweep measures its first names, counted as the engine counts them', async () => {
  await chart.openChart(query);
  await chart.until('the format', async () => (await of()).startsWith('This chart is of'));
  await chart.measure('30 60');
  assert.equal(await chart.phase(), 'done');
  const counts = (await chart.marks()).filter(({ strategy }) => strategy === 'find-first').map(({ count }) => count);
  assert.deepEqual(counts, [30, 60]);
  await chart.run('document.querySelector(\'.chart-mark[data-count="60"]\').focus()');
  const told = () => chart.text('[data-chart-reading]');
  await chart.until('the reading', async () => /60 fields/.test(await told()));
  const whole = await chart.text('[data-row="examined"] [data-of="find-first"]');
  assert.ok((await told()).includes(`${whole} buckets`), `${whole} in ${await told()}`);
});

test('counts beyond the format are refused with its length', async () => {
  await chart.openChart(query);
  await chart.until('the format', async () => (await of()).startsWith('This chart is of'));
  await chart.choose('own');
  await chart.type('[data-own="counts"]', '30 61');
  await chart.click('[data-do="measure"]');
  await chart.until('the refusal', async () => (await chart.attribute('[data-refusal="own-counts"]', 'data-code')) === 'count-too-large');
  assert.match(await chart.text('[data-refusal="own-counts"]'), /61 is too large; the largest is 60/);
});

test('a point that is picked shows its first names, and the format stays', async () => {
  await chart.openChart(query);
  await chart.until('the format', async () => (await of()).startsWith('This chart is of'));
  await chart.measure('30 60');
  await chart.run('document.querySelector(\'.chart-mark[data-count="30"]\').focus()');
  await chart.until('the button', () => chart.run('return !document.querySelector("[data-do=pick]").hidden'));
  await chart.click('[data-do="pick"]');
  await chart.untilShown(30);
  assert.match(await of(), /your own format of 60 names/);
});

test('when made-up names come back, what was measured stays and is said to be another’s', async () => {
  await chart.openChart(query);
  await chart.until('the format', async () => (await of()).startsWith('This chart is of'));
  await chart.measure('30 60');
  const before = await chart.marks();
  await chart.type('.count-input-sentence', '300');
  await chart.untilShown(300);
  await chart.until('whose they are', async () => /^Another format, of 60 names, was measured\. Measuring again measures made-up names\.$/.test(await of()));
  assert.deepEqual(await chart.marks(), before);
});
