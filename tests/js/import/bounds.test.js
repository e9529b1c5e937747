import assert from 'node:assert/strict';
import test from 'node:test';

import { textOf } from '../../../www/import/decode.js';
import { importFormat } from '../../../www/import/index.js';
import { limits } from '../../../www/import/limits.js';
import { countMarks } from '../../../www/import/marks.js';

/** @typedef {import('../../../www/import/types.js').FormatKind} FormatKind */

// What is beyond a bound is refused before a parser sees it: the work is bounded, whatever the machine.

test('ten million characters are read, one more is not', async () => {
  const most = 'n'.repeat(limits.characters);
  assert.equal((await importFormat(most)).names.length, 1);
  await assert.rejects(importFormat(`${most}n`), { code: 'format-too-large', message: /has 10000001 characters; at most 10000000/ });
});

test('a million fields are read, one more is not', async () => {
  const most = 'a\n'.repeat(limits.fields);
  assert.equal((await importFormat(most)).names.length, limits.fields);
  await assert.rejects(importFormat(`${most}a`), { code: 'format-too-many-fields', message: /1000001 lines; at most 1000000/ });
  await assert.rejects(importFormat('\n'.repeat(limits.characters)), { code: 'format-too-many-fields' });
  await assert.rejects(importFormat("return {[1000001] = 'a'}"), { code: 'format-too-many-fields' });
  assert.equal((await importFormat("return {[1000000] = 'a'}")).names.length, limits.fields);
});

/** @type {[FormatKind, string, string, string][]} one field more than the parser's bound allows */
const TOO_MANY_MARKS = [
  ['lua', 'return {', "'a',", '}'],
  ['yaml', '[', 'a,', ']'],
  ['json', '[', '"a",', '"a"]'],
];
for (const [kind, before, field, after] of TOO_MANY_MARKS) {
  test(`more ${kind} than its parser reads in a second is refused unread`, async () => {
    const { marks } = limits.kinds[/** @type {'lua' | 'yaml' | 'json'} */ (kind)];
    const text = before + field.repeat(Math.ceil(marks / countMarks(field))) + after;
    await assert.rejects(importFormat(text, { kind }), (/** @type {any} */ error) => {
      assert.equal(error.code, 'format-too-large');
      assert.ok(error.message.includes(`has ${countMarks(text)} words and signs; at most ${marks} are read`), error.message);
      return true;
    });
  });
}

test('a long text of YAML is refused by its length', async () => {
  await assert.rejects(importFormat(`"${'a'.repeat(limits.kinds.yaml.characters)}"`, { kind: 'yaml' }), { code: 'format-too-large' });
});

/** @type {[FormatKind, string, string][]} */
const DEEP = [
  ['lua', '{', '}'], ['lua', 'f(', ')'], ['yaml', '[', ']'], ['yaml', '{a: ', '}'], ['yaml', '- ', ''], ['json', '[', ']'], ['json', '{"a":', '}'],
];
for (const [kind, open, close] of DEEP) {
  for (const levels of [limits.depth + 5, 20_000]) {
    test(`${levels} times ${open} in ${kind} is too deep`, async () => {
      const value = kind === 'json' || kind === 'yaml' ? '1' : 'x';
      const text = (kind === 'lua' ? 'return ' : '') + open.repeat(levels) + value + close.repeat(levels);
      await assert.rejects(importFormat(text, { kind }), { name: 'LabError', code: 'format-too-deep', message: /at most 200 within one another/ });
    });
  }
}

test('long chains that are not nested are no matter', async () => {
  const joined = Array(3000).fill("'a'").join(' .. ');
  assert.deepEqual((await importFormat(`return {${joined}}`)).names, ['a'.repeat(3000)]);
  const sum = Array(3000).fill('1').join(' + ');
  assert.deepEqual((await importFormat(`local n = ${sum}\nreturn {'id'}`)).names, ['id']);
});

test('text that is joined to itself does not outgrow the memory', async () => {
  const text = `local a = 'x'\n${'a = a .. a\n'.repeat(200)}return {a}`;
  await assert.rejects(importFormat(text), { name: 'LabError' });
});

test('one list under a hundred thousand names is looked at once', async () => {
  const aliases = Array.from({ length: 20_000 }, (_, n) => `a${n} = t\n`).join('');
  const { spaces } = await importFormat(`local t = {${"'f',".repeat(20_000)}}\n${aliases}`, { kind: 'lua' });
  assert.deepEqual(spaces.map(({ name, names }) => [name, names.length]), [['t', 20_000]]);
});

test('of very many spaces the first thousand are listed', async () => {
  const { spaces, notes } = await importFormat(`${"s:format{'id'}\n".repeat(1200)}`);
  assert.deepEqual([spaces.length, notes.map(({ code }) => code)], [limits.spaces, ['many-spaces']]);
});

test('a file is text in UTF-8, or in UTF-16 that says so', async () => {
  assert.equal(await textOf(new Blob(['имя'])), 'имя');
  assert.equal(await textOf(new Blob([new Uint8Array([0xff, 0xfe, 0x69, 0, 0x64, 0])])), 'id');
  await assert.rejects(textOf(new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])])), { code: 'format-not-text', message: /not valid UTF-8/ });
  await assert.rejects(textOf(new Blob([new Uint8Array(limits.characters + 1)])), { code: 'format-too-large', message: /10000001 bytes/ });
  const gone = /** @type {any} */ ({ size: 3, arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) });
  await assert.rejects(textOf(gone), { code: 'import-failed', message: /Choose it again/ });
});
