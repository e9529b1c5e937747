import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Key, usePage } from './support/page.js';

const page = usePage();
const sentence = '.count-input-sentence';

const shownCost = () => page.number('[data-cost="find-first"]');

test('the number in the sentence can be typed, and all follows it', async () => {
  await page.openAt(300, 5);
  await page.type(sentence, '2156');
  await page.untilShown(2156);
  assert.equal(await shownCost(), 6_607_104);
  assert.match(await page.text('.facts'), /2,156 names in 6,151 buckets/);
  await page.until('its first step', async () => (await page.stepOf()) === 0);
  assert.equal(await page.run('return document.querySelector(".count-input-chooser").value'), '2,156');
});

test('it can be turned by keys', async () => {
  await page.openAt(2155, 5);
  assert.equal(await shownCost(), 3_356_924);
  await page.press(sentence, Key.ARROW_UP);
  await page.untilShown(2156);
  assert.equal(await shownCost(), 6_607_104);
  await page.press(sentence, Key.ARROW_DOWN, Key.ARROW_DOWN);
  await page.untilShown(2154);
  await page.press(sentence, Key.PAGE_UP);
  await page.untilShown(2254);
  await page.press(sentence, Key.PAGE_DOWN);
  await page.untilShown(2154);
});

test('it can be dragged', async () => {
  await page.openAt(300, 5);
  await page.dragSideways(sentence, 104);
  await page.untilShown(300 + 100 / 2 + 100 ** 2 / 8);
  await page.dragSideways(sentence, -300);
  await page.untilShown(1);
});

test('it says what it is: a spin button with bounds, and a hint', async () => {
  await page.openAt(300, 5);
  assert.equal(await page.attribute(sentence, 'role'), 'spinbutton');
  assert.equal(await page.attribute(sentence, 'aria-valuemin'), '1');
  assert.equal(await page.attribute(sentence, 'aria-valuemax'), '2000000');
  assert.equal(await page.attribute(sentence, 'aria-valuetext'), '300 names');
});

test('a number worth trying is one press away and says what for', async () => {
  await page.openAt(300, 5);
  await page.click('[data-preset="8603"]');
  await page.untilShown(8603);
  assert.equal(await shownCost(), 105_803_709);
  assert.equal(await page.attribute('[data-preset="8603"]', 'aria-pressed'), 'true');
  assert.match(await page.text('.facts'), /third jump/);
});

test('slider, number and family choose as well', async () => {
  await page.openAt(300, 5);
  await page.press('[data-slider="count"]', Key.END);
  await page.untilShown(20_000);
  await page.type('.count-input-chooser', '10,000');
  await page.untilShown(10_000);
  assert.equal(await shownCost(), 122_870_317);
  await page.run(`const family = document.getElementById('family');
    family.value = 'collide'; family.dispatchEvent(new Event('change', {bubbles: true}));`);
  await page.until('another cost', async () => (await shownCost()) !== 122_870_317);
  await page.untilShown(10_000);
});

test('another dictionary starts at its first step and goes on playing if the one before was', async () => {
  await page.open('?fields=2156');
  await page.until('some steps', async () => (await page.stepOf()) > 3);
  await page.click('[data-preset="106"]');
  await page.untilShown(106);
  assert.equal(await page.isPlaying(), true);
  await page.openAt(2156, 1000);
  await page.click('[data-preset="106"]');
  await page.untilShown(106);
  await page.untilStep(0);
  assert.equal(await page.isPlaying(), false);
});

test('own names, one a line, are read as they are typed', async () => {
  await page.openAt(300, 5);
  await page.type('.field-names', 'id\nname\nсоздан');
  await page.untilShown(3);
  await page.untilStep(0);
  assert.match(await page.text('.own-names .setting-note'), /^Read as one name a line: 3 names\./);
  const head = '[data-reading="find-first"] .reading-head';
  const read = new Set();
  for (let bucket = 0; bucket < 11; bucket += 1) {
    await page.press('.grid[data-grid="find-first"]', Key.ARROW_RIGHT);
    await page.until(`bucket ${bucket}`, async () => (await page.text(head)).startsWith(`Bucket ${bucket}: `));
    read.add((await page.text(head)).match(/“(.*)”/)?.[1]);
  }
  assert.deepEqual([...read].filter(Boolean).sort(), ['id', 'name', 'создан']);
});

test('a build that takes long says so and can be stopped; what stood stays', async () => {
  // Names that all collide: building is quadratic, so it is under way on any machine.
  await page.openAt(300, 5, 'collide');
  await page.type('.count-input-chooser', '2000000');
  await page.press('.count-input-chooser', Key.ENTER);
  await page.until('the progress', async () => !(await page.run('return document.querySelector("[data-progress]").hidden')));
  assert.match(await page.text('[data-progress]'), /^Building a dictionary of 2,000,000 names\d/);
  await page.click('[data-do="stop-building"]');
  await page.until('no progress', async () => page.run('return document.querySelector("[data-progress]").hidden'));
  assert.equal(await page.attribute(sentence, 'aria-valuenow'), '300');
  assert.equal(await page.run('return document.querySelector(".count-input-chooser").value'), '300');
  assert.equal(await page.stepOf(), 5);
  await page.click('[data-do="step"]');
  await page.untilStep(6);
});
