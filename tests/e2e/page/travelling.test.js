import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Key, usePage } from './support/page.js';

const page = usePage();

/** @param {string} step */
async function goTo(step) {
  await page.type('.field-step', step);
  await page.press('.field-step', Key.ENTER);
}

test('the scrub bar goes anywhere by pointer, and by a single step by key', async () => {
  await page.openAt(300, 5);
  await page.drag('.scrub-track', { x: 0.5, y: 0.5 });
  const middle = 113_181 / 2;
  await page.until('about the middle', async () => Math.abs((await page.stepOf()) - middle) < 500);
  const at = await page.stepOf();
  await page.press('.scrub', Key.ARROW_RIGHT);
  await page.untilStep(at + 1);
  await page.press('.scrub', Key.ARROW_LEFT, Key.ARROW_LEFT);
  await page.untilStep(at - 1);
  await page.press('.scrub', Key.HOME);
  await page.untilStep(0);
  await page.press('.scrub', Key.END);
  await page.untilStep(113_181);
});

test('the scrub bar tells a screen reader where it is, with what is done there', async () => {
  await page.openAt(300, 1000);
  await page.until('its text', async () => (await page.attribute('.scrub', 'aria-valuetext'))?.startsWith('step 1,000 of 113,181. Call '));
  assert.equal(await page.attribute('.scrub', 'aria-valuenow'), '1000');
  assert.equal(await page.attribute('.scrub', 'aria-valuemax'), '113181');
});

test('a drag along the scrub bar follows the pointer backwards too', async () => {
  await page.openAt(300, 5);
  await page.drag('.scrub-track', { x: 0.75, y: 0.5 }, { x: 0.25, y: 0.5 });
  await page.until('a quarter', async () => Math.abs((await page.stepOf()) - 113_181 / 4) < 500);
});

test('go to step goes there, grouped or not', async () => {
  await page.openAt(300, 5);
  await goTo('1204');
  await page.untilStep(1204);
  await goTo('100,000');
  await page.untilStep(100_000);
});

test('what is no step of this run is refused with a sentence, and the playhead stays', async () => {
  await page.openAt(300, 1204);
  for (const [typed, code] of /** @type {const} */ ([
    ['many', 'step-not-an-integer'], ['2.5', 'step-not-an-integer'], ['NaN', 'step-not-an-integer'],
    ['-1', 'step-out-of-range'], ['113182', 'step-out-of-range'],
  ])) {
    await goTo(typed);
    await page.until(`the refusal of ${typed}`, async () =>
      (await page.attribute('[data-refusal="step"]', 'data-code')) === code
      && (await page.text('[data-refusal="step"]')).includes(typed.replace('-', '')));
    assert.equal(await page.attribute('.field-step', 'aria-invalid'), 'true');
    assert.equal(await page.stepOf(), 1204);
    assert.equal(await page.run('return document.querySelector(".field-step").value'), typed, 'what was typed is not lost');
  }
  await goTo('113181');
  await page.untilStep(113_181);
  assert.equal(await page.attribute('.field-step', 'aria-invalid'), null);
  assert.equal(await page.text('[data-refusal="step"]'), '');
});

test('any instant of a run of more than 10¹¹ steps is as near as any other', async () => {
  await page.open('?fields=1000000&step=393202114755');
  await page.untilStep(393_202_114_755);
  const examined = await page.number('.pane-find-first [data-counter="examined"]');
  const deleted = await page.number('.pane-find-first [data-counter="deleted"]');
  assert.equal(examined + deleted, 393_202_114_755);
  await page.click('[data-do="stepBack"]');
  await page.untilStep(393_202_114_754);
  await page.click('[data-do="toEnd"]');
  await page.until('the end', async () => (await page.attribute('.pane-find-first', 'data-phase')) === 'done');
  assert.equal(await page.number('.pane-find-first [data-counter="examined"]'), await page.number('[data-cost="find-first"]'));
});

test('4,306 names: a resize is in flight, and the scrub goes through the moment when the array doubles', async () => {
  await page.openAt(4306, 1);
  assert.equal(await page.number('[data-cost="find-first"]'), 26_207_956);
  assert.match(await page.text('[data-growth="find-first"]'), /^Resize in flight: .* of 6,151 buckets .* 12,289\.$/);
  assert.match(await page.text('.facts'), /There is a resize in flight.*: its shadow has 12,289 buckets\./);
  await goTo('10000');
  await page.until('the landing', async () => /^The resize has landed: .*12,289 buckets/.test(await page.text('[data-growth="find-first"]')));
  await goTo('1');
  await page.until('back before it', async () => (await page.text('[data-growth="find-first"]')).startsWith('Resize in flight'));
  await page.click('[data-do="toEnd"]');
  await page.until('the end', async () => (await page.attribute('.pane-find-first', 'data-phase')) === 'done');
  assert.equal(await page.number('.pane-find-first [data-counter="examined"]'), 26_207_956);
  assert.equal(await page.number('.pane-find-first [data-counter="freed"]'), 6);
  assert.equal(await page.number('.pane-bulk [data-counter="freed"]'), 6);
});
