import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usePage } from './support/page.js';

const page = usePage({ reader: { reducedMotion: true } });

/** The first small look at this browser changes what is shown, once. */
const untilLookedAt = () => page.until('the first look', async () => !/nothing has been measured/.test(await page.text('[data-clock-note]')));

/** Frames that the page asks for while nothing is done to it, in half a second. */
const framesAsked = () => page.run(`
  const { requestAnimationFrame } = window;
  let asked = 0;
  window.requestAnimationFrame = (run) => { asked += 1; return requestAnimationFrame.call(window, run); };
  return new Promise((resolve) => setTimeout(() => {
    window.requestAnimationFrame = requestAnimationFrame;
    resolve(asked);
  }, 500));`);

test('with reduced motion nothing moves until it is asked for', async () => {
  await page.open('?fields=2156');
  assert.equal(await page.isPlaying(), false);
  assert.equal(await page.stepOf(), 0);
  await untilLookedAt();
  assert.equal(await framesAsked(), 0);
  assert.equal(await page.stepOf(), 0);
  await page.click('[data-do="play"]');
  await page.until('steps', async () => (await page.stepOf()) > 0);
});

test('an ended run does not start another dictionary by itself', async () => {
  await page.open('?fields=8&speed=1000000');
  await page.click('[data-do="play"]');
  await page.until('the end', async () => (await page.attribute('.pane-find-first', 'data-phase')) === 'done');
  await page.click('[data-preset="106"]');
  await page.untilShown(106);
  await page.untilStep(0);
  assert.equal(await page.isPlaying(), false);
});

test('a page that stands still asks for no frames; one that plays does', async () => {
  await page.openAt(2156, 1000);
  await untilLookedAt();
  assert.equal(await framesAsked(), 0);
  await page.click('[data-do="play"]');
  assert.ok(Number(await framesAsked()) > 5);
});

test('a screen reader hears phase and counts: at once when it stands, seldom while it plays', async () => {
  await page.openAt(300, 1000);
  const told = () => page.text('[data-announcement]');
  await page.until('where it stands', async () => /^Find first: Call \d+ of 300: .* examined, \d+ entries left\. Bulk: Done: 4 frees/.test(await told()));
  const before = await told();
  await page.click('[data-do="step"]');
  await page.until('the next step', async () => (await told()) !== before);
  await page.run(`window.tellings = 0;
    new MutationObserver(() => { window.tellings += 1; }).observe(
      document.querySelector('[data-announcement]'), {childList: true, characterData: true, subtree: true});`);
  await page.click('[data-do="play"]');
  const start = await page.stepOf();
  await page.until('many steps', async () => (await page.stepOf()) > start + 20);
  assert.ok(Number(await page.run('return window.tellings')) <= 2);
});
