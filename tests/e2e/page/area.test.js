import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Key, usePage } from './support/page.js';

const page = usePage();
const staircase = '[data-staircase="find-first"]';
const current = (/** @type {string} */ strategy) =>
  page.run('return [...document.querySelectorAll("[data-program=" + arguments[0] + "] [aria-current]")].map((line) => line.dataset.line)', strategy);
const call = async () => Number((await page.text('[data-status="find-first"]')).match(/^Call ([\d,]+)/)?.[1]?.replaceAll(',', ''));

test('a click on the staircase goes to the call of that row', async () => {
  await page.openAt(300, 5);
  await page.drag(staircase, { x: 0.3, y: 0.5 });
  await page.until('about the middle call', async () => Math.abs((await page.number('.pane-find-first [data-counter="deleted"]')) - 150) < 12);
  assert.equal(await page.isPlaying(), false);
});

test('by key the staircase goes from call to call, and says which', async () => {
  await page.openAt(300, 5);
  await page.press(staircase, Key.HOME);
  await page.untilStep(0);
  await page.press(staircase, Key.ARROW_DOWN, Key.ARROW_DOWN);
  await page.until('its third call', async () => (await page.number('.pane-find-first [data-counter="deleted"]')) === 2);
  await page.press(staircase, Key.ARROW_UP);
  await page.until('its second call', async () => (await page.number('.pane-find-first [data-counter="deleted"]')) === 1);
  await page.press(staircase, Key.END);
  await page.until('the last call', async () => (await page.number('.pane-find-first [data-counter="deleted"]')) === 299);
  assert.equal(await page.attribute(staircase, 'aria-valuetext'), 'call 300 of 300');
});

test('bulk has no staircase: nothing, and that is said', async () => {
  await page.openAt(300, 5);
  assert.equal(await page.attribute('[data-staircase="bulk"]', 'role'), 'img');
  assert.match(await page.text('.staircase-bulk figcaption'), /^Nothing/);
  assert.match(await page.text('.staircase-find-first figcaption'), /^112,877 buckets examined/);
});

test('the code pane marks the line of each kind of step, with its values', async () => {
  await page.openAt(8, 0);
  assert.deepEqual(await current('find-first'), ['loop']);
  await page.click('[data-do="step"]');
  await page.untilStep(1);
  assert.deepEqual(await current('find-first'), ['look']);
  assert.equal(await page.text('[data-program="find-first"] [data-value="cursor"]'), 'i = 0');
  assert.equal(await page.text('[data-program="find-first"] [data-value="examined"]'), 'examined = 1');
  assert.deepEqual(await current('bulk'), ['shadow header']);
  await page.click('[data-do="nextDeletion"]');
  await page.until('the deletion', async () => (await page.attribute('.pane-find-first', 'data-phase')) === 'delete');
  assert.deepEqual(await current('find-first'), ['delete']);
  assert.equal(await page.text('[data-program="find-first"] [data-value="left"]'), 'size = 7');
  assert.deepEqual(await current('bulk'), ['header']);
  await page.click('[data-do="toEnd"]');
  await page.until('the end', async () => (await page.attribute('.pane-find-first', 'data-phase')) === 'done');
  assert.deepEqual(await current('find-first'), ['header']);
});

test('it is in step with the timeline at any speed: i is the bucket that the status names', async () => {
  await page.open('?fields=2156&speed=1000000');
  for (let look = 0; look < 5; look += 1) {
    const [shown, status] = /** @type {string[]} */ (await page.run(`return [
      document.querySelector('[data-program="find-first"] [data-value="cursor"]').textContent,
      document.querySelector('[data-status="find-first"]').textContent]`));
    const bucket = status?.match(/bucket ([\d,]+)/)?.[1];
    if (bucket) assert.equal(shown, `i = ${bucket}`);
  }
  await page.click('[data-do="play"]');
  await page.until('a pause', async () => !(await page.isPlaying()));
  assert.ok((await call()) > 0);
});

test('with a resize in flight the deletion moves a batch, and says how far it is', async () => {
  await page.openAt(4306, 1);
  await page.click('[data-do="nextDeletion"]');
  await page.until('the deletion', async () => (await page.attribute('.pane-find-first', 'data-phase')) === 'delete');
  assert.deepEqual(await current('find-first'), ['delete', 'move']);
  assert.match(await page.text('[data-program="find-first"] [data-value="moved"]'), /^moved = \d/);
  assert.equal(await page.run('return document.querySelectorAll("[data-program=bulk] .program-line").length'), 6);
});
