import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Key, usePage } from '../page/support/page.js';
import { FINE_CLOCK } from '../support/fine-clock.js';

const page = usePage({ server: { headers: FINE_CLOCK } });
const address = async () => new URL(await page.browser().driver.getCurrentUrl());
const title = () => page.browser().driver.getTitle();
const focused = () => page.run('return document.activeElement.id || document.activeElement.dataset.door');
const room = () => page.run('return document.querySelector(".room:not([hidden])")?.dataset.room ?? null');
const untilRoom = (/** @type {string | null} */ id) => page.until(`the room ${id}`, async () => (await room()) === id);

test('a door opens its part, which has an address of its own; the playhead stays where it is', async () => {
  await page.openAt(106, 900);
  const before = await title();
  await page.openDoor('story');
  await untilRoom('story');
  await page.until('the story', () => page.find('.story').then(() => true, () => false));
  assert.equal((await address()).hash, '#story');
  assert.equal((await address()).searchParams.get('step'), '900');
  assert.equal(await focused(), 'room-heading');
  assert.equal(await title(), 'The story – Teardown Lab');
  assert.equal(await page.attribute('[data-door="story"]', 'aria-current'), 'true');
  assert.equal(await page.stepOf(), 900);
  assert.notEqual(before, await title());
});

test('back closes it and gives the focus back to its door, forward opens it again', async () => {
  await page.browser().driver.navigate().back();
  await untilRoom(null);
  await page.until('the focus', async () => (await focused()) === 'story');
  assert.equal(await title(), 'Teardown Lab: why emptying a hash table entry by entry is quadratic');
  assert.equal((await address()).hash, '');
  await page.browser().driver.navigate().forward();
  await untilRoom('story');
  await page.until('the focus', async () => (await focused()) === 'room-heading');
});

test('it closes by its button, by keyboard too', async () => {
  await page.press('[data-do="close-door"]', Key.ENTER);
  await untilRoom(null);
  await page.until('the focus', async () => (await focused()) === 'story');
  assert.equal((await address()).hash, '');
});

test('whoever opens the address is led to the part', async () => {
  await page.open('?fields=300#story');
  await untilRoom('story');
  await page.until('the story', () => page.find('.story').then(() => true, () => false));
  assert.equal(await focused(), 'room-heading');
  assert.equal(await title(), 'The story – Teardown Lab');
});

test('who is led there has its title at the top of the window, and nothing above grows', async () => {
  const top = () => page.run('return document.getElementById("room-heading").getBoundingClientRect().top');
  const waitingOnes = () => page.run('return [...document.querySelectorAll("#lab > .section .section-waiting, #lab > div .section-waiting")].length');
  await page.open('?fields=300#elsewhere');
  await untilRoom('elsewhere');
  await page.until('the title at the top', async () => (await top()) > 0 && (await top()) < 200);
  await page.until('the picture', () => page.find('.elsewhere .chart-mark').then(() => true, () => false));
  const waiting = await waitingOnes();
  assert.ok(Number(waiting) > 0, 'what was passed by waits until it is seen');
  await page.until('the lab’s own curve', async () => (await page.text('[data-lab-note]')).includes('predicted'));
  assert.ok((await top()) > 0 && (await top()) < 200, 'the title stands where it stood');
  assert.equal(await waitingOnes(), waiting);
});

test('a part that there is not is named; the id of something on the page is not taken for one', async () => {
  await page.open('?fields=20#storry');
  await page.until('the complaint', async () => (await page.text('[data-complaints]')).includes('“storry”'));
  await page.open('?fields=30#chart');
  await page.untilShown(30);
  await page.until('the doors', () => page.attribute('[data-door="story"]', 'href'));
  assert.equal(await page.text('[data-complaints]'), '');
  assert.equal(await room(), null);
});

test('the single file opens its doors from file:// too', async () => {
  const { driver } = page.browser();
  await driver.get(new URL('#story', `file://${fileURLToPath(new URL('../../../dist/teardown-lab.html', import.meta.url))}`).href);
  await page.until('the story', () => page.find('.story').then(() => true, () => false));
  await page.click('[data-do="close-door"]');
  await untilRoom(null);
  assert.equal((await address()).hash, '');
  await page.openDoor('story');
  await untilRoom('story');
  await driver.navigate().back();
  await untilRoom(null);
});
