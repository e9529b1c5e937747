import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Key, usePage } from './support/page.js';

const page = usePage();

test('the page opens with both teardowns running', async () => {
  await page.open();
  assert.equal(await page.isPlaying(), true);
  const before = await page.stepOf();
  await page.until('steps go by', async () => (await page.stepOf()) > before);
  await page.until('bulk is done', async () => (await page.attribute('.pane-bulk', 'data-phase')) === 'done');
});

test('the whole first teardown ends by itself, with the counts that the sentence promised', async () => {
  await page.open();
  await page.until('the end', async () => (await page.attribute('.pane-find-first', 'data-phase')) === 'done');
  assert.equal(await page.number('.pane-find-first [data-counter="examined"]'), await page.number('[data-cost="find-first"]'));
  assert.equal(await page.number('.pane-find-first [data-counter="deleted"]'), 300);
  assert.equal(await page.number('.pane-find-first [data-counter="freed"]'), 4);
  assert.equal(await page.number('.pane-bulk [data-counter="examined"]'), 0);
  assert.equal(await page.number('.pane-bulk [data-counter="freed"]'), 4);
  assert.equal(await page.isPlaying(), false);
  assert.match(await page.text('[data-status="find-first"]'), /^Done: /);
});

test('pause stops where it is; step and step back move by one; both counts follow', async () => {
  await page.open();
  // From its start there is no step back.
  await page.until('a step', async () => (await page.stepOf()) > 0);
  await page.click('[data-do="play"]');
  await page.until('the pause', async () => !(await page.isPlaying()));
  const paused = Number((await page.text('[data-position]')).split(' of ')[0]?.replaceAll(',', ''));
  await page.untilStep(paused);
  await page.click('[data-do="step"]');
  await page.untilStep(paused + 1);
  await page.click('[data-do="stepBack"]');
  await page.click('[data-do="stepBack"]');
  await page.untilStep(paused - 1);
  const [examined, deleted] = await Promise.all(
    ['examined', 'deleted'].map((name) => page.number(`.pane-find-first [data-counter="${name}"]`)),
  );
  assert.equal(Number(examined) + Number(deleted), paused - 1, 'a step is a look or a deletion');
});

test('to the end, to the start, and backwards', async () => {
  await page.openAt(8, 20);
  await page.click('[data-do="toEnd"]');
  await page.untilStep(138);
  await page.click('[data-do="toStart"]');
  await page.untilStep(0);
  assert.match(await page.text('[data-status="find-first"]'), /^Nothing done yet/);
  await page.click('[data-do="toEnd"]');
  await page.untilStep(138);
  await page.click('[data-do="reverse"]');
  await page.until('reverse is pressed', async () => (await page.attribute('[data-do="reverse"]', 'aria-pressed')) === 'true');
  await page.untilStep(0);
  await page.until('the stop at the start', async () => !(await page.isPlaying()));
});

test('to the next deletion and back to the one before', async () => {
  await page.openAt(300, 1000);
  await page.click('[data-do="nextDeletion"]');
  await page.until('a deletion', async () => (await page.attribute('.pane-find-first', 'data-phase')) === 'delete');
  const next = await page.stepOf();
  const deleted = await page.number('.pane-find-first [data-counter="deleted"]');
  assert.ok(next > 1000);
  await page.click('[data-do="previousDeletion"]');
  await page.until('the one before', async () => (await page.stepOf()) < 1000);
  assert.equal(await page.number('.pane-find-first [data-counter="deleted"]'), deleted - 1);
  assert.equal(await page.attribute('.pane-find-first', 'data-phase'), 'delete');
});

test('restart plays from the start', async () => {
  await page.openAt(8, 138);
  await page.click('[data-do="restart"]');
  await page.until('playing', page.isPlaying);
  await page.until('an early step', async () => (await page.stepOf()) < 138);
});

test('a chosen speed is kept, and said in words', async () => {
  await page.openAt(2156, 10);
  await page.press('[id="speed"]', Key.END);
  await page.until('the fastest', async () => (await page.text('[data-speed]')) === '100 billion steps a second');
  assert.equal(await page.run('return document.getElementById("gather").checked'), false);
  await page.click('[data-do="play"]');
  await page.until('the end', async () => (await page.attribute('.pane-find-first', 'data-phase')) === 'done');
  await page.press('[id="speed"]', Key.HOME);
  await page.until('the slowest', async () => (await page.text('[data-speed]')) === '1 step a second');
});

test('the bar stays in view beside what it plays, and not beyond', async () => {
  await page.openAt(300, 5);
  const place = () => page.run('return getComputedStyle(document.querySelector(".lab > .transport")).position');
  assert.equal(await place(), 'sticky');
  await page.run('document.getElementById("doors").scrollIntoView()');
  await page.until('the bar in its place', async () => (await place()) === 'static');
  await page.run('document.querySelector(".panes").scrollIntoView()');
  await page.until('the bar in view', async () => (await place()) === 'sticky');
});
