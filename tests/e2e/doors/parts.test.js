import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Key, usePage } from '../page/support/page.js';
import { FINE_CLOCK } from '../support/fine-clock.js';

const page = usePage({ server: { headers: FINE_CLOCK } });
const reading = () => page.text('[data-elsewhere-reading]');
const mark = (/** @type {string} */ id, /** @type {string} */ kind = 'slow') => `[data-elsewhere-chart] [data-case="${id}"][data-kind="${kind}"]`;
const untilRead = (/** @type {RegExp} */ wanted) => page.until(`the reading ${wanted}`, async () => wanted.test(await reading()));

test('the story’s numbers are those that the page counts, and a number in it shows its dictionary', async () => {
  await page.open('?fields=20&step=1#story');
  await page.until('the costs', () => page.text('[data-story-costs]'));
  const rows = /** @type {string[][]} */ (await page.run('return [...document.querySelectorAll("[data-story-costs] tbody tr")].map((row) => [...row.cells].map((cell) => cell.textContent))'));
  assert.deepEqual(rows[1], ['2,156', '6,151', '6,607,104', '0']);
  await page.click('[data-show="2156"]');
  await page.untilShown(2156);
  await page.until('the area', async () => (await page.text('.staircase-find-first .staircase-note')).startsWith('6,607,104 buckets'));
  assert.match(await page.text('[data-story-shown]'), /2,156 names in 6,151 buckets/);
});

test('the reports elsewhere are a table with a link and a slope each, and a picture', async () => {
  await page.open('?fields=20&step=1#elsewhere');
  await page.until('marks', () => page.attribute(mark('julia'), 'aria-label'));
  const rows = /** @type {string[][]} */ (await page.run('return [...document.querySelectorAll("[data-case-row]")].map((row) => [row.querySelector("a").href, row.cells[3].textContent])'));
  assert.equal(rows.length, 9);
  assert.deepEqual(rows[0], ['https://github.com/JuliaLang/julia/issues/12512', '2.2']);
  assert.deepEqual(rows.filter(([, slope]) => slope !== '–').length, 2);
});

test('a mark is read by the pointer and by keyboard, and leads to its row', async () => {
  await page.run('document.querySelector(arguments[0]).scrollIntoView({ block: "center" })', mark('rust'));
  await page.hover(mark('rust'), { x: 0.5, y: 0.5 });
  await untilRead(/^Rust, 1,800,000 entries: 40.0 s\. Reported, not measured here\.$/);
  await page.hover('[data-elsewhere-reading]', { x: 0.5, y: 0.5 });
  await untilRead(/^Point/);
  await page.press(`${mark('julia')}[tabindex="0"]`, Key.END);
  await untilRead(/^Rust.*0.4 s|^Rust.*400 ms/);
  await page.browser().driver.actions().sendKeys(Key.HOME, Key.ARROW_RIGHT).perform();
  await untilRead(/^Julia, 20,000 entries: 1.66 s/);
  await page.browser().driver.actions().sendKeys(Key.ENTER).perform();
  assert.equal(await page.run('return document.activeElement.closest("tr").dataset.caseRow'), 'julia');
});

test('this lab’s own curve stands beside the reports once a step was timed, and says that it is predicted', async () => {
  await page.until('a curve', () => page.attribute('[data-lab]', 'd'));
  assert.match(await page.text('[data-lab-note]'), /predicted.*exact.* × .* (ps|ns|µs), measured in your browser/);
});
