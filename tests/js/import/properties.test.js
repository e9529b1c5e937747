import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import test from 'node:test';

import fc from '../draw/seeded.js';
import { LabError } from '../../../www/engine/lab-error.js';
import { importFormat } from '../../../www/import/index.js';
import { limits } from '../../../www/import/limits.js';

/** @typedef {import('../../../www/import/types.js').FormatKind} FormatKind */

const FOLDER = new URL('../../golden/formats/', import.meta.url);
const samples = await Promise.all(
  (await readdir(FOLDER)).filter((name) => !/\.(?:md|csv)$/.test(name)).sort()
    .map(async (name) => (await readFile(new URL(name, FOLDER), 'utf8')).slice(0, 1500)),
);

/** @type {Record<FormatKind, string[]>} what texts of each kind are made of */
const WORDS = {
  lua: ['{', '}', '[', ']', '(', ')', '=', ',', ';', '..', "'", '"', '[[', ']]', '--', '\n', 'local ', 'format', 'name', 'return ', 'end ', 'function ', 'if ', 'then ', 'for ', 'do ', ':format', 'box.schema.space.create', "'id'", '1', 'nil', '#', '+', 'table.insert', '\\x', '\\u{', 'я', '.'],
  yaml: ['- ', '  ', '\n', '{', '}', '[', ']', ': ', ', ', 'name', 'format', '&a ', '*a', '!!str ', '? ', '|', '>', '"', "'", '---\n', '...\n', '\t', '<<: ', '#', '%YAML', '1', '~', 'я', '@', '`'],
  json: ['{', '}', '[', ']', ':', ',', '"', '\\', '\\u', '"name"', '"format"', '"id"', '1', '-', '0', '.', 'e', 'true', 'nul', ' ', '\n', 'я', '\u0001'],
  lines: ['id', '\n', '\r', '\r\n', ' ', '\ud800', '\u0000', 'я', '[', '{', '-', ':', '<?php'],
};

/** Reads a text; whatever comes of it must be of the right shape. @param {string} text @param {FormatKind | null} kind */
async function readOrRefuse(text, kind) {
  try {
    const { names, spaces, notes, kind: actual } = await importFormat(text, { kind });
    assert.ok(kind === null || actual === kind);
    assert.ok(spaces.length >= 1 && spaces[0].names === names && Array.isArray(notes));
    // No text makes more names than it has characters: nothing is multiplied.
    for (const space of spaces) assert.ok(space.names.length <= Math.max(text.length, limits.fields));
    for (const { names: each } of spaces) assert.ok(each.every((name) => typeof name === 'string'));
  } catch (error) {
    if (!(error instanceof LabError)) throw error;
    assert.match(error.message, /\.$/, 'a sentence');
    assert.ok(!error.where || (error.where.line >= 1 && error.where.column >= 1));
    if (error.where) assert.ok(error.where.line <= text.split('\n').length, `${error.where.line} is a line of the text`);
  }
}

const anyKind = fc.constantFrom(/** @type {FormatKind | null} */ (null), .../** @type {FormatKind[]} */ (['lua', 'yaml', 'json', 'lines']));

test('any text is read or refused by a LabError', async () => {
  await fc.assert(fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), anyKind, readOrRefuse), { numRuns: 1500 });
});

for (const [kind, words] of Object.entries(WORDS)) {
  test(`any heap of what ${kind} is made of is read or refused by a LabError`, async () => {
    const text = fc.array(fc.constantFrom(...words), { maxLength: 80 }).map((parts) => parts.join(''));
    const given = fc.constantFrom(/** @type {FormatKind | null} */ (null), /** @type {FormatKind} */ (kind));
    await fc.assert(fc.asyncProperty(text, given, readOrRefuse), { numRuns: 3000 });
  });
}

test('a real format with a piece cut out, doubled or put elsewhere is read or refused by a LabError', async () => {
  const broken = fc.record({
    sample: fc.constantFrom(...samples), from: fc.nat(1500), length: fc.nat(60), to: fc.nat(1500), copies: fc.nat(2), stray: fc.string({ maxLength: 3 }),
  }).map(({ sample, from, length, to, copies, stray }) => {
    const piece = sample.slice(from, from + length);
    const rest = sample.slice(0, from) + sample.slice(from + length);
    return rest.slice(0, to) + stray + piece.repeat(copies) + rest.slice(to);
  });
  await fc.assert(fc.asyncProperty(broken, anyKind, readOrRefuse), { numRuns: 2000 });
});

const name = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).filter((each) => !/[\r\n\u0085\u2028\u2029]/.test(each));

test('names come back from each kind as they were written', async () => {
  await fc.assert(fc.asyncProperty(fc.array(name, { minLength: 1, maxLength: 20 }), async (names) => {
    const quoted = names.map((each) => JSON.stringify(each));
    const bytes = names.map((each) => `"${[...Buffer.from(each)].map((byte) => `\\${String(byte).padStart(3, '0')}`).join('')}"`);
    assert.deepEqual((await importFormat(`[${quoted.join(',')}]`)).names, names);
    assert.deepEqual((await importFormat(quoted.map((each) => `- {name: ${each}}\n`).join(''), { kind: 'yaml' })).names, names);
    assert.deepEqual((await importFormat(`return {${bytes.map((each) => `{${each}, 'any'}`).join(';')}}`)).names, names);
    assert.deepEqual((await importFormat(names.join('\n'), { kind: 'lines' })).names, names);
  }), { numRuns: 300 });
});
