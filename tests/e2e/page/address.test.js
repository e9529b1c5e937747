import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usePage } from './support/page.js';

const page = usePage();
const query = async () => new URL(await page.browser().driver.getCurrentUrl()).searchParams;

test('what is seen is in the address, and the address shows it again', async () => {
  await page.open('?fields=106&family=snake&step=777&speed=40&theme=dark');
  await page.untilStep(777);
  await page.click('[data-do="step"]');
  await page.until('the step in the address', async () => (await query()).get('step') === '778');
  assert.deepEqual(Object.fromEntries(await query()), { fields: '106', family: 'snake', step: '778', speed: '40', theme: 'dark' });
  await page.browser().driver.navigate().refresh();
  await page.untilStep(778);
  assert.equal(await page.attribute('#lab', 'data-theme'), 'dark');
  assert.equal(await page.text('[data-speed]'), '40 steps a second');
  assert.equal(await page.isPlaying(), false);
});

test('own names are in it as long as they are few', async () => {
  await page.open('?names=id%0Aname&step=2');
  await page.untilShown(2);
  assert.equal(await page.run('return document.querySelector(".field-names").value'), 'id\nname');
  await page.untilStep(2);
});

test('a dictionary that is refused leaves its sentence beside its input, and the first one is shown', async () => {
  await page.open('?fields=0');
  assert.equal(await page.attribute('[data-refusal="sentence"]', 'data-code'), 'count-out-of-range');
  assert.equal(await page.run('return document.querySelector(".count-input-sentence").value'), '0');
  await page.untilShown(300);
  await page.open('?fields=many');
  assert.equal(await page.attribute('[data-refusal="sentence"]', 'data-code'), 'count-not-a-number');
  assert.equal(await page.run('return document.querySelector(".count-input-sentence").value'), 'many');
  await page.open('?names=id%0Aid');
  assert.equal(await page.attribute('[data-refusal="names"]', 'data-code'), 'name-duplicate');
  assert.equal(await page.run('return document.querySelector(".field-names").value'), 'id\nid');
});

test('a step that there is not is refused beside its input', async () => {
  await page.open('?step=999999999');
  await page.until('the refusal', async () => (await page.attribute('[data-refusal="step"]', 'data-code')) === 'step-out-of-range');
  assert.equal(await page.stepOf(), 0);
});

test('a parameter that means nothing is named, and can be put away', async () => {
  await page.open('?speed=fast&clock=sand&theme=pink&step=1');
  const told = await page.text('[data-complaints]');
  for (const value of ['fast', 'sand', 'pink']) assert.ok(told.includes(`“${value}”`));
  await page.click('[data-complaints] button');
  await page.until('no complaint', async () => (await page.text('[data-complaints]')) === '');
});
