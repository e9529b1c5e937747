import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Key, usePage } from '../page/support/page.js';
import { useBuilding } from './support.js';

const page = usePage({ reader: { reducedMotion: true } });
const building = useBuilding(page);
const scrub = building.inSection('.scrub');

test('what builds is loaded only when its section comes near', async () => {
  await page.openAt(106, 0);
  const loaded = async () => /** @type {string[]} */ (await page.run('return performance.getEntriesByType("resource").map(({name}) => name.split("/").pop())'));
  assert.deepEqual((await loaded()).filter((name) => /^en-building-/.test(name)), []);
  await building.reach();
  assert.equal((await loaded()).filter((name) => /^en-building-/.test(name)).length, 1);
  assert.deepEqual(await page.browser().complaints(), []);
});

test('2000 colliding names: 3,998,000 key comparisons to build, from the engine', async () => {
  await page.openAt(106, 0);
  await building.reach();
  assert.equal(await building.total('colliding'), 'All 2,000 names: 3,998,000 key comparisons to build.');
  assert.match(await page.text('[data-building-finding]'), /Colliding: 3,998,000 key comparisons, which is 2,000 × 1,999/);
  await page.press(scrub, Key.END);
  await building.until.step('colliding', 4_002_002);
  assert.equal(await building.counter('colliding', 'compares'), 3_998_000);
  assert.equal(await building.counter('ordinary', 'entries'), 2000);
  assert.ok((await building.counter('ordinary', 'compares')) < 4000);
  assert.equal(await building.status('colliding'), 'Done: 2,000 names in 3,079 buckets; the longest chain is 2,000.');
  assert.deepEqual((await building.chains('colliding')).slice(0, 5), ['1', '1', '2', '4', '8']);
});

test('the hash of all colliding names is the same, and the bytes that it reads are marked', async () => {
  await page.openAt(106, 0);
  await building.reach();
  const hashes = (/** @type {string} */ lane) => /** @type {Promise<string[]>} */ (page.run(
    `return [...document.querySelectorAll('.building-${lane} [data-sample-hash]')].map(({dataset}) => dataset.sampleHash)`));
  const [first, last] = await hashes('colliding');
  assert.equal(first, last);
  assert.equal(new Set(await hashes('ordinary')).size, 2);
  const read = await page.run('return [...document.querySelector(".building-colliding .sample-name").children].map((it) => it.matches(".is-read") ? it.textContent : "·").join("")');
  assert.equal(read, 'sens··.tem···atur··········sius');
});

test('with reduced motion it stands still; it plays, pauses, steps and scrubs', async () => {
  await page.openAt(106, 0);
  await building.reach();
  assert.equal(await building.isPlaying(), false);
  assert.equal(await building.stepOf('colliding'), 0);
  await page.click(building.inSection('[data-do="play"]'));
  await page.until('some names', async () => (await building.counter('ordinary', 'entries')) > 3);
  await page.click(building.inSection('[data-do="play"]'));
  await page.until('a pause', async () => !(await building.isPlaying()));
  await page.press(scrub, Key.HOME);
  await building.until.step('ordinary', 0);
  await page.click(building.inSection('[data-do="step"]'));
  await page.click(building.inSection('[data-do="step"]'));
  await building.until.step('ordinary', 2);
  assert.match(await building.status('ordinary'), /^Name 1 is hashed: its search starts at bucket [\d,]+ and goes on by [\d,]+\.$/);
  await page.click(building.inSection('[data-do="nextDeletion"]'));
  await building.until.step('colliding', 4);
  assert.match(await building.status('colliding'), /^Name 1 is put\. Probe 1, bucket 1,095: free, it goes in\.$/);
  await page.drag(scrub, { x: 0.5, y: 0.5 });
  await page.until('the middle', async () => (await building.counter('colliding', 'entries')) > 1000);
  const half = await building.counter('colliding', 'entries');
  assert.ok(half > 1350 && half < 1480, `${half} names at half of the steps: quadratic`);
  assert.ok((await building.colours('colliding')) > 3);
});

test('the keys play what has the focus, and leave the teardown alone', async () => {
  await page.openAt(106, 900);
  await building.reach();
  const play = building.inSection('[data-do="step"]');
  await page.press(play, Key.ARROW_RIGHT, Key.ARROW_RIGHT, Key.ARROW_RIGHT);
  await building.until.step('ordinary', 3);
  await page.press(play, '.');
  await building.until.step('ordinary', 4);
  await page.press(play, ',');
  await building.until.step('ordinary', 0);
  await page.press(play, Key.END);
  await building.until.step('colliding', 4_002_002);
  assert.equal(await page.stepOf(), 900);
});

test('few names are told by name, once they are in', async () => {
  await page.openAt(106, 0);
  await building.reach();
  await page.click('[data-building-preset="10"]');
  await building.until.total('colliding', 'All 10 names: 90 key comparisons');
  await building.until.total('ordinary', 'All 10 names');
  await page.press(scrub, Key.END);
  await page.until('the end', async () => (await building.status('colliding')).startsWith('Done: 10 names in 23 buckets'));
  assert.equal(await page.text('.building-ordinary [data-building-fact="name"]'), 'field10');
});

test('a resize that is left in flight is shown, and what it compares is told apart', async () => {
  await page.openAt(106, 0);
  await building.reach();
  await page.click('[data-building-preset="4306"]');
  await building.until.total('colliding', 'All 4,306 names: 18,553,440 key comparisons');
  await building.until.total('ordinary', 'All 4,306 names');
  await page.press(scrub, Key.END);
  await page.until('the end', async () => (await building.status('ordinary')) === 'Done: 4,306 names in 6,151 buckets, with a resize to 12,289 in flight; the longest chain is 27.');
  assert.match(await page.text('[data-building-finding]'), /4,306 × 4,305, and 16,110 more for the resize/);
});

test('100,000 names: the ordinary ones play while the others are built, which can be stopped', async () => {
  await page.openAt(106, 0);
  await building.reach();
  await page.click('[data-building-preset="100000"]');
  await building.until.total('ordinary', 'All 100,000 names');
  await page.until('the way to stop', () => page.run('return document.querySelector(".building-colliding [data-do=stop-lane]").checkVisibility()'));
  assert.match(await page.text('[data-building-far="colliding"]'), /^Being built: [\d,]+ of 100,000 names/);
  await building.until.total('colliding', 'All 2,000 names');
  await page.press(scrub, Key.PAGE_UP, Key.PAGE_UP, Key.PAGE_UP);
  await page.until('three twentieths', async () => (await building.counter('ordinary', 'entries')) > 10_000);
  await page.click('.building-colliding [data-do="stop-lane"]');
  await building.until.total('colliding', 'Stopped at ');
  const compares = Number(/: ([\d,]+) key/.exec(await building.total('colliding'))?.[1].replaceAll(',', ''));
  const names = Number(/at ([\d,]+) of/.exec(await building.total('colliding'))?.[1].replaceAll(',', ''));
  assert.equal(compares, names * (names - 1));
  await page.press(scrub, Key.END);
  await page.until('all that was built', async () => (await building.counter('colliding', 'entries')) === names);
  assert.equal(await building.counter('ordinary', 'entries'), 100_000);
  assert.deepEqual(await page.browser().complaints(), []);
});

test('what is no number of names is refused beside it, and what was shown stays', async () => {
  await page.openAt(106, 0);
  await building.reach();
  for (const typed of ['0', '2.5', 'many', '100001', '-3']) {
    await page.type('[data-building-count]', typed);
    await page.press('[data-building-count]', Key.ENTER);
    await page.until(`the refusal of ${typed}`, async () => (await page.text('[data-refusal="building"]')).startsWith(`“${typed}” is no number`));
  }
  assert.equal(await page.attribute('[data-building-count]', 'aria-invalid'), 'true');
  assert.match(await building.total('colliding'), /^All 2,000 names/);
  await page.type('[data-building-count]', '1,000');
  await page.press('[data-building-count]', Key.ENTER);
  await building.until.total('colliding', 'All 1,000 names: 999,000 key comparisons');
  assert.equal(await page.attribute('[data-building-count]', 'aria-invalid'), null);
});

test('what builds can fail to start, and is begun anew', async () => {
  await page.openAt(106, 0);
  await page.run('window.keptWorker = window.Worker; window.Worker = class { constructor() { throw new Error("no workers today"); } };');
  await page.run('document.getElementById("building").scrollIntoView()');
  await page.until('the failure', async () => (await page.text('#building [role="alert"]')).includes('no workers today'));
  await page.run('window.Worker = window.keptWorker');
  await page.click('[data-do="retry-building"]');
  await building.reach();
});

test('only the bar of what is read stays in view', async () => {
  await page.openAt(106, 0);
  const place = (/** @type {string} */ selector) => page.run('return getComputedStyle(document.querySelector(arguments[0])).position', selector);
  assert.equal(await place('.lab > .transport'), 'sticky');
  await building.reach();
  await page.run('document.querySelector("[data-building-grid]").scrollIntoView({block: "center"})');
  await page.until('its own bar', async () => (await place(building.inSection('.transport'))) === 'sticky');
  assert.equal(await place('.lab > .transport'), 'static');
});

for (const width of [390, 320]) {
  test(`${width} pixels wide, nothing is cut off at the side`, async () => {
    await page.browser().become({ width, height: 844 });
    await page.openAt(106, 0);
    await building.reach();
    const fits = () => page.run('return document.documentElement.scrollWidth <= document.documentElement.clientWidth');
    assert.equal(await fits(), true, 'before a name is put');
    await page.press(scrub, Key.END);
    await building.until.step('colliding', 4_002_002);
    assert.equal(await fits(), true, 'with the longest name');
    await page.browser().become({ width: 1280, height: 800 });
  });
}

test('with motion it plays by itself once it is seen, and waits when it is not', async () => {
  await page.browser().become({ reducedMotion: false });
  await page.open('?fields=8');
  await building.reach();
  await page.until('some names', async () => (await building.counter('ordinary', 'entries')) > 3);
  assert.equal(await building.isPlaying(), true);
  await page.run('window.scrollTo(0, 0)');
  await page.until('that it is out of sight', () => page.run('return document.getElementById("building").getBoundingClientRect().top > innerHeight'));
  const still = () => page.run('return new Promise((resolve) => { const step = () => document.querySelector("[data-lane=ordinary]").dataset.step; let last = step(); let same = 0; const look = () => { same = step() === last ? same + 1 : 0; last = step(); if (same > 20) resolve(true); else requestAnimationFrame(look); }; look(); })');
  assert.equal(await still(), true);
  assert.equal(await building.isPlaying(), true);
  await page.browser().become({ reducedMotion: true });
});
