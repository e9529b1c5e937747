import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Key, useChart } from './support/chart.js';

const chart = useChart();
const ticks = async (/** @type {'times' | 'counts'} */ axis) => /** @type {string[]} */ (
  await chart.run('return [...document.querySelectorAll(".chart-picture [data-key=" + arguments[0] + "] text")].map((text) => text.textContent)', axis));
const focused = () => chart.run('return document.activeElement?.dataset.count + " " + document.activeElement?.dataset.strategy');
const zoomed = async () => !(await chart.run('return document.querySelector("[data-zoom=all]").disabled'));

test('axes switch between linear and logarithmic, each with readable units', async () => {
  await chart.openChart();
  await chart.measure('300 1000 3000');
  assert.match(await chart.text('[data-key="time title"]'), /^Time of one teardown, (ms|µs)$/);
  await chart.click('[for="axis-y-log"]');
  await chart.until('units at the ticks', async () => (await ticks('times')).every((tick) => /^\d+ (ns|µs|ms|s)$/.test(tick)));
  assert.equal(await chart.text('[data-key="time title"]'), 'Time of one teardown');
  await chart.click('[for="axis-x-log"]');
  await chart.until('uneven counts', async () => !(await ticks('counts')).includes('0'));
  await chart.click('[for="axis-x-linear"]');
  await chart.until('counts from 0', async () => (await ticks('counts'))[0] === '0');
});

test('the server’s curve is in seconds, scaled with its factor told, or off', async () => {
  await chart.openChart();
  const labels = async () => String(await chart.run('return [...document.querySelectorAll(".chart-picture [data-key^=label]")].map((label) => label.textContent).join("; ")'));
  await chart.until('in seconds', async () => (await labels()).includes('server, drop'));
  await chart.click('[for="server-scaled"]');
  await chart.until('the factor', async () => /server ×\s\d\.\d+/.test(await labels()));
  assert.match(await chart.text('[data-chart-note]'), /reported: a Tarantool 2\.6\.0 server .* multiplied by \d/);
  await chart.click('[for="server-off"]');
  await chart.until('no server', async () => !(await labels()).includes('server'));
});

test('a point is read by pointing at it, and a click has its dictionary shown', async () => {
  await chart.openChart();
  await chart.measure('300 1000 3000');
  await chart.run('document.querySelector(".chart-picture").scrollIntoView({ block: "center" })');
  await chart.hover('.chart-mark[data-count="1000"][data-strategy="find-first"]', { x: 0.5, y: 0.5 });
  await chart.until('the reading', async () => /^1,000 fields, 1,543 buckets/.test(await chart.text('[data-chart-reading]')));
  assert.match(await chart.text('[data-chart-reading]'), /find first: \d.*measured, \d+ samples of \d+ iterations.*buckets examined/);
  await chart.browser().driver.actions().press().release().perform();
  await chart.untilShown(1000);
  assert.equal(await chart.text('[data-picked]'), 'The two teardowns above now show 1,000 fields.');
});

test('by keyboard: arrows go from point to point and curve to curve, Enter shows the dictionary', async () => {
  await chart.openChart();
  await chart.measure('300 1000 3000');
  const position = await chart.stepOf();
  await chart.press('.chart-mark[data-count="300"][data-strategy="find-first"]', Key.ARROW_RIGHT);
  await chart.until('the next point', async () => (await focused()) === '1000 find-first');
  await chart.until('its reading', async () => /^1,000 fields/.test(await chart.text('[data-chart-reading]')));
  await chart.browser().driver.actions().sendKeys(Key.ARROW_DOWN).perform();
  await chart.until('bulk', async () => (await focused()) === '1000 bulk');
  await chart.browser().driver.actions().sendKeys(Key.END).perform();
  await chart.until('the last', async () => (await focused()) === '3000 bulk');
  await chart.browser().driver.actions().sendKeys(Key.ARROW_RIGHT).perform();
  assert.equal(await focused(), '3000 bulk', 'there is nothing beyond');
  assert.equal(await chart.stepOf(), position, 'and the playhead stays');
  assert.equal(await chart.run('return document.querySelectorAll(".chart-mark[tabindex=\'0\']").length'), 1, 'one way in by Tab');
  await chart.browser().driver.actions().sendKeys(Key.ENTER).perform();
  await chart.untilShown(3000);
});

test('zoom by dragging, by keys and by buttons, and back', async () => {
  await chart.openChart();
  await chart.measure('300 1000 3000');
  assert.equal(await zoomed(), false);
  await chart.drag('.chart-picture', { x: 0.3, y: 0.5 }, { x: 0.6, y: 0.5 });
  await chart.until('a part of it', zoomed);
  assert.equal((await chart.marks()).some(({ count }) => count === 3000), false, 'points beyond are not there');
  await chart.click('[data-zoom="all"]');
  await chart.until('all of it', async () => !(await zoomed()));
  await chart.press('.chart-mark[data-count="1000"][data-strategy="find-first"]', '+');
  await chart.until('nearer', zoomed);
  assert.equal(await focused(), '1000 find-first', 'about the point that is read');
  await chart.browser().driver.actions().sendKeys('0').perform();
  await chart.until('all of it again', async () => !(await zoomed()));
  await chart.click('[data-zoom="in"]');
  await chart.until('nearer again', zoomed);
});

test('the table has every point with its interval and source', async () => {
  await chart.openChart();
  await chart.measure('300 4306');
  await chart.click('[data-points-table] summary');
  await chart.until('its rows', async () => /300.*4,306/.test(await chart.text('[data-points] tbody')));
  const cells = /** @type {string[][]} */ (await chart.run('return [...document.querySelectorAll("[data-points] tbody tr")].map((row) => [...row.cells].map((cell) => cell.textContent))'));
  assert.deepEqual(cells.map((row) => row.slice(0, 3)), [['300', '769', '112,877'], ['4,306', '6,151 (12,289 in flight)', '26,207,956']]);
  assert.match(cells[1]?.[3] ?? '', /^[\d.]+\s(ms|µs) \([\d.]+–[\d.]+\)$/);
  await chart.run('document.querySelector("[data-points] tbody button").click()');
  await chart.untilShown(300);
});

test('nothing is complained about on the console', async () => {
  await chart.browser().complaints();
  await chart.openChart();
  await chart.measure('300');
  assert.deepEqual(await chart.browser().complaints(), []);
  assert.deepEqual(chart.server().missing, []);
});
