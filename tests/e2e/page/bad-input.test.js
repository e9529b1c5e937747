import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usePage } from './support/page.js';

const page = usePage();

/** @param {string} input @param {string} field @param {string} code */
async function assertRefused(input, field, code) {
  await page.until(`${code} at ${input}`, async () => (await page.attribute(`[data-refusal="${input}"]`, 'data-code')) === code);
  assert.equal(await page.attribute(field, 'aria-invalid'), 'true');
  const described = (await page.attribute(field, 'aria-describedby'))?.split(' ') ?? [];
  assert.ok(described.includes(`${input}-refusal`), 'the sentence describes the input');
  assert.equal(await page.attribute('.count-input-sentence', 'aria-valuenow'), '300', 'what was shown stays');
  assert.equal(await page.stepOf(), 1000, 'and where it stood');
}

for (const { name, typed, code, told = typed } of [
  { name: 'zero', typed: '0', code: 'count-out-of-range' },
  { name: 'a negative number', typed: '-5', code: 'count-out-of-range' },
  { name: 'a fraction', typed: '2.5', code: 'count-not-an-integer' },
  { name: 'NaN', typed: 'NaN', code: 'count-not-a-number' },
  { name: 'more than the limit', typed: '2000001', code: 'count-out-of-range' },
  { name: 'text', typed: 'many', code: 'count-not-a-number' },
  { name: 'nothing', typed: ' ', code: 'count-not-a-number', told: ' ' },
]) {
  for (const [input, field] of /** @type {const} */ ([['sentence', '.count-input-sentence'], ['chooser', '.count-input-chooser']])) {
    test(`${name} as the number of names (${input})`, async () => {
      await page.openAt(300, 1000);
      await page.type(field, typed);
      await assertRefused(input, field, code);
      assert.ok((await page.text(`[data-refusal="${input}"]`)).includes(told), 'the sentence names the value');
      assert.equal(await page.run('return document.querySelector(arguments[0]).value', field), typed, 'what was typed is not lost');
      await page.type(field, '300');
      await page.until('no refusal', async () => (await page.attribute(field, 'aria-invalid')) === null);
      assert.equal(await page.text(`[data-refusal="${input}"]`), '');
    });
  }
}

for (const { name, list, code } of [
  { name: 'a duplicate', list: ['id', 'name', 'id'], code: 'name-duplicate' },
  { name: 'an empty name', list: ['id', '', 'name'], code: 'name-missing' },
  { name: 'a name over 65,000 bytes', list: ['id', 'n'.repeat(65_001)], code: 'name-too-long' },
  { name: 'a lone surrogate', list: ['id', 'a\ud800b'], code: 'name-invalid' },
  { name: 'a control character', list: ['id', 'a\u0007b'], code: 'name-invalid' },
]) {
  test(`${name} among one's own names`, async () => {
    await page.openAt(300, 1000);
    const typed = list.join('\n');
    // No keyboard types these: they come by pasting.
    await page.run(`const box = document.querySelector('.field-names');
      box.value = arguments[0].map((unit) => String.fromCharCode(unit)).join('');
      box.dispatchEvent(new InputEvent('input', {bubbles: true}));`, [...typed].flatMap((each) => each.split('').map((unit) => unit.charCodeAt(0))));
    await assertRefused('names', '.field-names', code);
    assert.equal(await page.run('return document.querySelector(".field-names").value.length'), typed.length, 'what was typed is not lost');
    await page.type('.field-names', 'id');
    await page.untilShown(1);
    assert.equal(await page.attribute('.field-names', 'aria-invalid'), null);
  });
}

test('a box that was emptied is refused as an empty list', async () => {
  await page.openAt(300, 1000);
  await page.type('.field-names', 'x');
  await page.untilShown(1);
  await page.type('.field-names', '');
  await page.until('the refusal', async () => (await page.attribute('[data-refusal="names"]', 'data-code')) === 'names-empty');
  assert.equal(await page.attribute('.count-input-sentence', 'aria-valuenow'), '1');
});

test('a refused number in the sentence is set apart from the table that is still shown', async () => {
  await page.openAt(300, 1000);
  await page.type('.count-input-sentence', '0');
  await assertRefused('sentence', '.count-input-sentence', 'count-out-of-range');
  assert.match(await page.text('.facts'), /^Still shown: 300 names/);
});
