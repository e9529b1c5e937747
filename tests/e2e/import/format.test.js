import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Key, usePage } from '../page/support/page.js';
import { FINE_CLOCK } from '../support/fine-clock.js';
import { useFormat } from './support.js';

const page = usePage({ server: { headers: FINE_CLOCK } });
const format = useFormat(page);

const SPACES = `spaces:
  users:
    format: [{name: id}, {name: age}, {name: city}]
  orders:
    format: [{name: no}, {name: sum}]
`;

const loaded = async () => /** @type {string[]} */ (await page.run('return performance.getEntriesByType("resource").map(({name}) => name.split("/").pop())'));

test('what reads formats is loaded only when one is given', async () => {
  await page.openAt(300, 1000);
  assert.deepEqual((await loaded()).filter((name) => /^(?:desk|en-format|read)-/.test(name)), []);
  assert.equal(await page.text('[data-costs]'), 'What it costs will be shown here.');
  await format.paste("{'id'}");
  await page.untilShown(1);
  assert.deepEqual((await loaded()).filter((name) => /^(?:desk|en-format)-/.test(name)).length, 2);
});

test('a pasted format is read, its cost told, and it is what moves', async () => {
  await page.openAt(300, 1000);
  await format.paste("box.schema.space.create('users', {format = {\n  {name = 'id', type = 'unsigned'},\n  {'age', 'unsigned'}; 'city',\n}})");
  await page.untilShown(3);
  await page.until('the shared hashes', async () => (await format.finding('shared')).startsWith('None.'));
  assert.match(await format.note(), /^Read as Lua: 3 names\./);
  assert.match(await page.text('[data-cost-of="table"]'), /^3 names take 11 buckets, 27% full\. A server keeps \d+ bytes/);
  assert.equal(await format.finding('jump'), 'At 8 fields, 5 more: 23 buckets instead of 11.');
  assert.equal(await format.cost('deletions', 'find-first'), '3');
  await page.until('its first step', async () => (await page.stepOf()) === 0);
  await page.click('[data-do="watch-own"]');
  await page.until('the top', async () => /** @type {Promise<boolean>} */ (page.run('return document.getElementById("lab").getBoundingClientRect().top >= -1')));
});

test('of several spaces one is chosen', async () => {
  await page.openAt(300, 1000);
  await format.paste(SPACES);
  await page.untilShown(3);
  assert.match(await format.note(), /^Read as YAML: 2 spaces; this one has 3 names\./);
  assert.deepEqual(
    await page.run('return [...document.querySelectorAll("#format-space option")].map(({textContent}) => textContent)'),
    ['users (3 names)', 'orders (2 names)'],
  );
  await page.press('#format-space', Key.ARROW_DOWN);
  await page.untilShown(2);
  await page.until('the note of the other', async () => (await format.note()).includes('this one has 2 names'));
});

test('names that share a hash are named', async () => {
  await page.openAt(300, 1000);
  await format.paste(Array.from({ length: 40 }, (_, n) => `sensor.temperature.00${String(n).padStart(2, '0')}.celsius`).join('\n'));
  await page.untilShown(40);
  await page.until('the shared hashes', async () => (await format.finding('shared')).startsWith('40 names share 1 hash: “sensor.temperature.0000.celsius”'));
  assert.match(await format.finding('shared'), /and 37 more\. Finding one of them may take 40 comparisons/);
});

test('the kind can be said, and the same text is read anew', async () => {
  await page.openAt(300, 1000);
  await format.paste("{'id', 'age'}");
  await page.untilShown(2);
  await page.run(`const kind = document.getElementById('format-kind');
    kind.value = 'lines'; kind.dispatchEvent(new Event('change', {bubbles: true}));`);
  await page.untilShown(1);
  assert.match(await format.note(), /^Read as one name a line: 1 name\./);
});

test('a file can be chosen, and stands in the box to be changed', async () => {
  await page.openAt(300, 1000);
  await page.run(`const transfer = new DataTransfer();
    transfer.items.add(new File(['["id","age"]'], 'users.json'));
    const input = document.querySelector('[data-file]');
    input.files = transfer.files;
    input.dispatchEvent(new Event('change'));`);
  await page.untilShown(2);
  assert.equal(await format.box(), '["id","age"]');
  assert.match(await format.note(), /^Read as JSON from users\.json: 2 names\./);
});

test('names in the address are shown with their cost', async () => {
  await page.open('?names=id%0Aage');
  await page.until('the cost', async () => (await format.cost('deletions', 'find-first')) === '2');
  assert.equal(await format.box(), 'id\nage');
});

test('the times are predicted once a step is measured', async () => {
  await page.open('?names=id%0Aage');
  await page.until('a time', async () => / (?:ns|µs|ms)$/.test(await format.cost('time', 'find-first')));
  assert.equal(await page.attribute('[data-row="time"] td', 'data-source'), 'predicted');
});

for (const width of [390, 320]) {
  test(`${width} pixels wide, nothing is cut off at the side`, async () => {
    await page.browser().become({ width, height: 844 });
    await page.openAt(300, 1000);
    await format.paste(`{'${'sensor'.repeat(60)}'}`);
    await page.untilShown(1);
    assert.equal(await page.run('return document.documentElement.scrollWidth <= document.documentElement.clientWidth'), true);
    await format.paste(`${SPACES}  ${'a_space_with_a_long_name_'.repeat(4)}:\n    format: [id]\n`);
    await page.untilShown(3);
    assert.equal(await page.run('return document.documentElement.scrollWidth <= document.documentElement.clientWidth'), true);
    await page.browser().become({ width: 1280, height: 800 });
  });
}
