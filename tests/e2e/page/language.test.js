import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findEnglish } from './support/russian.js';
import { usePage } from './support/page.js';

const page = usePage();
const address = async () => new URL(await page.browser().driver.getCurrentUrl());
const language = () => page.run('return [document.documentElement.lang, document.getElementById("lab").lang, document.getElementById("language").value]');
const untilLanguage = (/** @type {string} */ wanted) => page.until(`the language ${wanted}`, async () =>
  JSON.stringify(await language()) === JSON.stringify([wanted, wanted, wanted]));
const choose = (/** @type {string} */ wanted) => page.run(
  'const select = document.getElementById("language"); select.focus(); select.value = arguments[0]; select.dispatchEvent(new Event("change", { bubbles: true }))', wanted);

test('a language is switched to at once, and what is shown stays: dictionary, step, the text in the box, the run, the open part', async () => {
  await page.open('?fields=106&step=900#story');
  await page.untilStep(900);
  assert.deepEqual(await language(), ['en', 'en', 'en']);
  await page.until('the story', () => page.text('[data-story-costs]'));
  await page.run('document.getElementById("chart").scrollIntoView()');
  await page.until('the chart', () => page.attribute('[data-do="measure"]', 'data-state'));
  await page.click('[data-do="measure"]');
  await page.until('a measured point', () => page.find('[data-run="current"][data-source="measured"]').then(() => true, () => false));
  const points = Number(await page.run('return document.querySelectorAll("[data-run=current]").length'));
  await page.run('document.getElementById("names").value = "id, half a list"');
  await choose('ru');
  await untilLanguage('ru');
  assert.equal(await page.run('return document.activeElement.id'), 'language');
  assert.equal(await page.run('return document.getElementById("names").value'), 'id, half a list');
  await page.untilStep(900);
  assert.equal(await page.run('return document.querySelector(".count-input-sentence").getAttribute("aria-valuenow")'), '106');
  await page.until('the measured points', async () => Number(await page.run('return document.querySelectorAll("[data-run=current]").length')) >= points);
  await page.until('the story', () => page.text('[data-story-costs]'));
  assert.equal(await page.browser().driver.getTitle(), 'История – Teardown Lab');
  assert.equal((await address()).hash, '#story');
  await page.until('the address', async () => (await address()).searchParams.get('lang') === 'ru');
});

test('no English is left on the page, and numbers are grouped as Russians do', async () => {
  const left = /** @type {string[]} */ (await page.run(findEnglish));
  assert.deepEqual(left, []);
  assert.ok((await page.text('[data-story-costs]')).includes('6\u00a0607\u00a0104'));
});

test('what was chosen is kept, and the address goes before it', async () => {
  await page.open('?fields=20&step=1');
  await untilLanguage('ru');
  await page.open('?fields=20&step=1&lang=en');
  await untilLanguage('en');
  await page.click('[data-do="step"]');
  await page.until('the step in the address', async () => (await address()).searchParams.get('step') === '2');
  assert.equal((await address()).searchParams.get('lang'), 'en');
  await page.open('?lang=tlh&step=1');
  await page.until('the complaint', async () => (await page.text('[data-complaints]')).includes('«tlh»'));
  await choose('en');
  await untilLanguage('en');
});

test('the canvases, the keys and the share sheet speak it too', async () => {
  await page.open('?fields=106&step=3&lang=ru');
  await untilLanguage('ru');
  await page.click('[data-do="share"]');
  await page.until('lines', () => page.text('[data-share="permalink"]'));
  assert.equal(new URL(await page.text('[data-share="permalink"]')).searchParams.get('lang'), 'ru');
  assert.match(await page.text('[data-share="element"]'), /lang="ru"/);
  assert.match(await page.text('#share'), /Копировать/);
});

test('what is refused is said in Russian, with its value, wherever it is told', async () => {
  await page.open('?fields=0&lang=ru');
  await page.until('the refusal', async () => (await page.text('[data-refusal="sentence"]')).startsWith('Число полей — 0, а нужно от 1 до'));
  assert.equal(await page.attribute('[data-refusal="sentence"]', 'lang'), null);
  await page.run(`const box = document.querySelector('.field-names');
    box.value = 'id\\nid'; box.dispatchEvent(new InputEvent('input', {bubbles: true}));`);
  await page.until('the refusal of the names', async () => (await page.text('[data-refusal="names"]')).startsWith('Поле 2 повторяет имя поля 1, «id»'));
});

test('a refusal follows the language that is switched to', async () => {
  await page.open('?fields=0&lang=en');
  await page.until('the refusal', async () => (await page.text('[data-refusal="sentence"]')).startsWith('The number of fields is 0;'));
  await choose('ru');
  await page.until('in Russian', async () => (await page.text('[data-refusal="sentence"]')).startsWith('Число полей — 0,'));
});
