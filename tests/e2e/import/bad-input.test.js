import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usePage } from '../page/support/page.js';
import { useFormat } from './support.js';

const page = usePage();
const format = useFormat(page);

/** @type {[string, string, string, RegExp][]} */
const TEXTS = [
  ['broken Lua', "return {\n  {'id'},\n  {'age'\n", 'format-syntax', /^Line 4, column 1: In Lua there should be '}' here/],
  ['broken YAML', '- id\n- [a, b\n', 'format-syntax', /^Line 3, column 1: /],
  ['broken JSON', '["id",\n]', 'format-syntax', /^Line 2, column 1: In JSON there should be a value here, not “]”/],
  ['Go', 'package main\n\nfunc main() {}\n', 'format-other-kind', /looks like Go, by “package main”/],
  ['Rust', 'use std::fmt;\nfn main() {}\n', 'format-other-kind', /looks like Rust/],
  ['PHP', '<?php\necho 1;\n', 'format-other-kind', /looks like PHP/],
  ['a computed name', "return {{name = 'f' .. n}}", 'format-computed', /^Line 1, column 17: The name of field 1 is computed/],
  ['tables without end', 'return ' + '{'.repeat(30_000), 'format-too-deep', /nested too deeply/],
  ['too much Lua', `return {${"'a',".repeat(100_001)}}`, 'format-too-large', /at most 400000 are read/],
  ['a name that the rules refuse', "return {'id', {type = 'any'}}", 'name-missing', /^Field 2 has no name/],
];

for (const [what, text, code, message] of TEXTS) {
  test(`${what} is refused beside the box, and all stays`, async () => {
    await page.openAt(300, 1000);
    await format.paste(text);
    await format.untilRefused(code);
    assert.match(await page.text('[data-refusal="names"]'), message);
    assert.equal(await page.attribute('.field-names', 'aria-invalid'), 'true');
    assert.equal((await format.box()).length, text.length, 'what was pasted is not lost');
    assert.equal(await page.attribute('.count-input-sentence', 'aria-valuenow'), '300');
    assert.equal(await page.stepOf(), 1000);
    await format.paste("{'id'}");
    await page.untilShown(1);
    assert.equal(await page.attribute('.field-names', 'aria-invalid'), null);
  });
}

test('a file that is no text, and one that is too long, are said to be so', async () => {
  await page.openAt(300, 1000);
  await format.drop({ name: 'picture.png', bytes: [0x89, 0x50, 0x4e, 0x47, 0, 0xff] });
  await format.untilRefused('format-not-text');
  await format.drop({ name: 'huge.txt', text: 'a'.repeat(1001), repeat: 10_000 });
  await format.untilRefused('format-too-large');
  assert.match(await page.text('[data-refusal="names"]'), /10010000 bytes; at most 10000000/);
  assert.equal(await page.attribute('.count-input-sentence', 'aria-valuenow'), '300');
});

test('the cost that is still shown says so', async () => {
  await page.open('?names=id%0Aage');
  await page.until('the cost', async () => (await page.text('[data-cost-of="table"]')).startsWith('2 names'));
  await format.paste('["id",]');
  await format.untilRefused('format-syntax');
  await page.until('the words', async () => (await page.text('[data-cost-of="table"]')).startsWith('Still shown: 2 names take'));
});

test('a broken file is put into the box, to be mended', async () => {
  await page.openAt(300, 1000);
  await format.drop({ name: 'users.json', text: '["id",]' });
  await format.untilRefused('format-syntax');
  assert.equal(await format.box(), '["id",]');
});

test('a file dropped while another is read wins', async () => {
  await page.openAt(300, 1000);
  const long = { name: 'long.lua', text: `{name = 'a'},\n`, repeat: 40_000 };
  await format.drop({ ...long, name: 'first.lua' }, { name: 'second.txt', text: 'id\nage' });
  await page.untilShown(2);
  assert.match(await format.note(), /from second\.txt/);
  assert.equal(await page.text('[data-refusal="names"]'), '');
});

test('a file too long to be shown is read, and the box says so until something is typed', async () => {
  await page.openAt(300, 1000);
  const many = Array.from({ length: 20_000 }, (_, n) => `a_rather_long_name_of_a_field_${n}`).join('\n');
  await format.drop({ name: 'many.txt', text: many });
  await page.untilShown(20_000);
  assert.equal(await format.box(), '');
  assert.match(String(await page.attribute('.field-names', 'placeholder')), /^many\.txt, \d+ kB, is too long to be shown here\./);
  await page.type('.field-names', 'id');
  await page.untilShown(1);
});
