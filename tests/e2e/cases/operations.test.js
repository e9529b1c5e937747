import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Key } from '../page/support/page.js';
import { useCases } from './support.js';

const page = useCases();

test('it is loaded only when it comes near', async () => {
  await page.openAt(300, 5);
  assert.match(await page.text('#operations'), /^The other operations/);
  assert.deepEqual((await page.loaded()).filter((name) => /^en-o(?:perations|wning)-/.test(name)), []);
  await page.approachOperations();
  assert.equal((await page.loaded()).filter((name) => /^en-operations-/.test(name)).length, 1);
});

test('six operations, with what each costs before and after, follow the page’s dictionary', async () => {
  await page.openAt(300, 5);
  await page.approachOperations();
  await page.untilCounted(300);
  assert.equal(await page.run('return document.querySelectorAll(".tolls tbody tr").length'), 6);
  assert.equal(await page.examined('create'), 'nothing is torn down');
  for (const operation of ['rename', 'add-fields', 'drop', 'read-view']) {
    assert.equal(await page.examined(operation), '112,877 buckets examined');
    assert.equal(await page.examined(operation, 'bulk'), '0 buckets examined');
  }
  await page.until('a predicted time', async () => /^[\d.]+ [µm]s, predicted$/.test(await page.text('[data-operation="drop"] [data-strategy="find-first"] .toll-time')));
  await page.type('.count-input-sentence', '2156');
  await page.untilCounted(2156);
  assert.equal(await page.examined('drop'), '6,607,104 buckets examined');
  assert.match(await page.text('[data-operation="rename"] .toll-happens'), /the old one of 2,156 is torn down/);
});

test('it is about the reader’s own format, too', async () => {
  await page.open('?names=id%0Aowner%0Asum');
  await page.approachOperations();
  await page.untilCounted(3);
  assert.match(await page.text('[data-operation="drop"] .toll-happens'), /3 names/);
});

test('the field that repeats a name can be typed, and turned by keys', async () => {
  await page.openAt(300, 5);
  await page.approachOperations();
  assert.equal(await page.place(), '151');
  await page.type('[data-refused-at]', `101${Key.ENTER}`);
  await page.until('100 names', async () => /100 names are put; field 101 then/.test(await page.text('[data-operation="refused"] .toll-happens')));
  await page.press('[data-refused-at-slider]', Key.ARROW_RIGHT);
  await page.until('field 102', async () => (await page.place()) === '102');
  await page.press('[data-refused-at-slider]', Key.END);
  await page.until('field 300', async () => (await page.place()) === '300');
  assert.equal(await page.stepOf(), 5, 'the playhead stays');
});

for (const [typed, told] of [['1', /^Field 1 cannot repeat/], ['301', /^Field 301 .* from 2 to 300\.$/], ['2.5', /^Field 2\.5 /], ['the last', /^Field “the last” /]]) {
  test(`field “${typed}” is refused beside its input, and what was counted stays`, async () => {
    await page.openAt(300, 5);
    await page.approachOperations();
    const before = await page.examined('refused');
    await page.type('[data-refused-at]', `${typed}${Key.ENTER}`);
    await page.until('the refusal', async () => (await page.attribute('[data-refusal="refused-at"]', 'data-code')) === 'refused-at-out-of-range');
    assert.match(await page.text('[data-refusal="refused-at"]'), /** @type {RegExp} */ (told));
    assert.equal(await page.attribute('[data-refused-at]', 'aria-invalid'), 'true');
    assert.equal(await page.place(), typed, 'what was typed is not lost');
    assert.equal(await page.examined('refused'), before);
    await page.type('[data-refused-at]', `2${Key.ENTER}`);
    await page.until('no refusal', async () => (await page.attribute('[data-refused-at]', 'aria-invalid')) === null);
  });
}

test('a format of one field cannot repeat a name, and that is said', async () => {
  await page.openAt(1, 1);
  await page.approachOperations();
  await page.untilCounted(1);
  assert.equal(await page.run('return document.querySelector("[data-one-field]").hidden'), false);
  assert.equal(await page.run('return document.querySelector("[data-operation=refused]").hidden'), true);
});

test('a real server’s curves stand beside it, with the exact count laid over drop', async () => {
  await page.openAt(2156, 5);
  await page.approachOperations();
  await page.until('the exact count', async () => (await page.attribute('[data-server-model]', 'data-state')) === 'counted');
  const curves = await page.run('return [...document.querySelectorAll(".tolls-server [data-curve]")].map((curve) => curve.dataset.curve)');
  assert.deepEqual([...curves].sort(), ['exact', 'reported', 'reported-create', 'reported-rename']);
  assert.match(await page.text('[data-server-at]'), /^At 2,156 fields it took .* 2\.46 ms to drop it\.$/);
  assert.match(await page.text('[data-server-model]'), /half of the server’s times lie within \d+% of it/);
  assert.deepEqual(await page.browser().complaints(), []);
});

test('on a phone nothing is cut off, and each cell says what it is of', async () => {
  await page.browser().become({ width: 320, height: 700 });
  await page.openAt(2156, 5);
  await page.approachOperations();
  await page.approachOwning();
  const [wide, room] = await page.run('return [document.documentElement.scrollWidth, document.documentElement.clientWidth]');
  assert.ok(wide <= room, `${wide} in ${room}`);
  const heads = await page.run(`return [...document.querySelectorAll('.tolls tbody th')].map((head) =>
    head.getBoundingClientRect().width / head.parentElement.getBoundingClientRect().width)`);
  assert.deepEqual(heads, [1, 1, 1, 1, 1, 1], 'an operation is named over the whole width');
  const beyond = await page.run(`const edge = document.querySelector('.tolls-picture').parentElement.getBoundingClientRect();
    return [...document.querySelectorAll('.tolls-picture text')].filter((text) => {
      const { left, right } = text.getBoundingClientRect();
      return left < edge.left - 1 || right > edge.right + 1;
    }).map((text) => text.textContent)`);
  assert.deepEqual(beyond, []);
  assert.notEqual(await page.run('return getComputedStyle(document.querySelector(".toll-column")).display'), 'none');
  await page.browser().become({ width: 1280, height: 800 });
});
