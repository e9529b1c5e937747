import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Key } from '../page/support/page.js';
import { useCases } from './support.js';

const page = useCases();

const counts = async () => Promise.all(['find-first', 'bulk-alone', 'walk-then-delete'].map(async (form) =>
  Promise.all(['examined', 'freed', 'leaked'].map((value) => page.owning(form, value)))));
const untilOwning = (/** @type {boolean} */ owns) => page.until(`entries that ${owns ? '' : 'do not '}own`, async () =>
  (await page.attribute('.owning-forms', 'data-owning')) === (owns ? '' : null));

test('three ways, with what each examines, frees and leaks, follow the page’s dictionary', async () => {
  await page.openAt(300, 5);
  await page.approachOwning();
  assert.deepEqual(await counts(), [[112_877, 300, 0], [0, 0, 300], [769, 300, 0]]);
  await page.type('.count-input-sentence', '2156');
  await page.until('2156 names', async () => (await page.attribute('.owning-forms', 'data-count')) === '2156');
  assert.deepEqual(await counts(), [[6_607_104, 2156, 0], [0, 0, 2156], [6151, 2156, 0]]);
});

test('the switch turns by keyboard: entries that own nothing leak nothing', async () => {
  await page.openAt(300, 5);
  await page.approachOwning();
  assert.equal(await page.attribute('[data-owns]', 'role'), 'switch');
  await page.press('[data-owns]', Key.SPACE);
  await untilOwning(false);
  assert.deepEqual(await counts(), [[112_877, 0, 0], [0, 0, 0], [769, 0, 0]]);
  assert.match(await page.text('[data-form="bulk-alone"] .owning-verdict'), /^Right:/);
  await page.press('[data-owns]', Key.SPACE);
  await untilOwning(true);
  assert.match(await page.text('[data-form="bulk-alone"] .owning-verdict'), /^Wrong\./);
  assert.equal(await page.isPlaying(), false, 'the space bar was the switch’s');
});

test('what has leaked is marked by a shape, and told in words', async () => {
  await page.openAt(300, 5);
  await page.approachOwning();
  const fates = await page.run(`return [...document.querySelectorAll('.owning-form')].map((form) =>
    [...form.querySelectorAll('[data-fate]')].map((path) => path.dataset.fate).join())`);
  assert.deepEqual(fates, ['freed', 'leaked', 'freed']);
  const shapes = await page.run('return [...document.querySelectorAll(".owning-form [data-fate]")].map((path) => path.getAttribute("d").slice(0, 400))');
  assert.notEqual(shapes[0], shapes[1]);
  assert.match(String(await page.attribute('[data-form="bulk-alone"] .fates', 'aria-label')), /^Bulk alone, the first 600 of 769 buckets after the teardown: \d+ leaked, 0 freed\.$/);
});

test('more names than find-first can be run with are cut, and that is said', async () => {
  await page.openAt(50_000, 5);
  await page.approachOwning();
  await page.until('the note', async () => /^The first 10,000 of 50,000 names/.test(await page.text('[data-owning-note]')));
  assert.equal(await page.owning('bulk-alone', 'leaked'), 10_000);
  assert.deepEqual(await page.browser().complaints(), []);
});
