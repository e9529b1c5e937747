import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFormat } from '../import/support.js';
import { useProfile } from '../profile/support/profile.js';

const page = useProfile();
const format = useFormat(page);

/** Names of 64 bytes that differ where the hash does not look: all of them collide. @param {number} count */
const colliding = (count) => Array.from({ length: count }, (_, index) =>
  `sensor.temperature${String(index).padStart(6, '0')}.celsius.of.a.room.on.the.second.floor..`);

/** Opens the page and gives it so many of them. @param {number} count @param {string} shown the count as the page writes it */
async function openWith(count, shown) {
  await page.open('?fields=300&step=3');
  await format.paste(colliding(count).join('\n'));
  await page.until('the names', async () => (await format.note()).includes(`${shown} names`));
  await page.until('their dictionary', async () => (await page.text('[data-cost-of="table"]')).includes(shown));
}

/** @param {string} section */
const toil = (section) => page.attribute(`#${section} [data-toil]`, 'data-toil');
const isThere = (/** @type {string} */ section) => page.run('return document.querySelector("#" + arguments[0] + " [data-toil]")?.hidden === false', section);
const said = (/** @type {string} */ section) => page.text(`#${section} .toil-text`);
const press = (/** @type {string} */ section) => page.click(`#${section} [data-toil] button`);

/** @param {string} section @param {'waits' | 'counting'} what */
const until = (section, what) => page.until(`${section} ${what}`, async () => {
  await page.run('document.getElementById(arguments[0]).scrollIntoView()', section);
  return (await isThere(section)) === true && (await toil(section)) === what;
});

/** From now on no worker gets to hear of such jobs: they stay under way until they are stopped. @param {string} job */
const keep = (job) => page.run(`
  const [kept] = arguments;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message?.name !== kept) post.call(this, message, ...rest);
  };`, job);

test('what other operations and owners cost waits with names that collide, says what it takes, and is counted on a press', async () => {
  await openWith(5000, '5,000');
  for (const section of ['operations', 'owning']) {
    await until(section, 'waits');
    assert.match(await said(section), /^Counting this would take (?:at most about [\d.]+ s, predicted|longer than a moment): building the dictionary of 5,000 names once probes 25,000,\d{3} buckets\. So it waits for you to ask\.$/);
    await press(section);
  }
  await page.until('the operations', async () => (await page.attribute('.tolls', 'data-count')) === '5000');
  await page.until('the owners', async () => (await page.attribute('.owning-forms', 'data-count')) === '5000');
  await page.until('no line', async () => !(await isThere('operations')) && !(await isThere('owning')));
  assert.deepEqual(await page.browser().complaints(), []);
});

test('what is being counted can be stopped, and waits again; names that spread are counted at once', async () => {
  await openWith(5000, '5,000');
  await keep('operations');
  await until('operations', 'waits');
  await press('operations');
  await until('operations', 'counting');
  assert.match(await said('operations'), /^Being counted; it takes /);
  await press('operations');
  await until('operations', 'waits');
  await format.paste('id\nowner\nsum');
  await page.until('no line', async () => !(await isThere('operations')));
});

test('of the profile the counts that are quickly built are measured, the others wait; so does the exact curve', async () => {
  await openWith(3000, '3,000');
  await until('chart', 'waits');
  assert.match(await said('chart'), /^Counting the exact curve would take .* once probes 9,000,\d{3} buckets/);
  await page.approach();
  await page.untilStatus(/^3 counts measured/);
  assert.deepEqual((await page.rows('growth')).map(([count]) => count), ['375', '750', '1,500']);
  assert.match(await page.text('[data-profile-missing]'), /^3,000 fields: not measured yet\. Measuring these names would take .* waits for you to ask\.$/);
  await press('chart');
  await page.until('the exact curve', async () => !(await isThere('chart')));
  await page.click('[data-do="profile"]');
  await page.untilStatus(/^4 counts measured/);
  assert.deepEqual(await page.browser().complaints(), []);
});
