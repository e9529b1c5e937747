import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import test from 'node:test';

import { loadConformance } from '../../../scripts/conformance/load.js';
import { createSay } from '../../../scripts/say.js';
import { golden, namesIn } from './names.js';

const conformance = await loadConformance(createSay(process.stderr));

/**
 * @param {string} csv
 * @returns {string[]} its lines without the header
 */
const rowsOf = (csv) => csv.trimEnd().split('\n').slice(1);

/** @param {readonly string[]} lines */
const lined = (lines) => `${lines.join('\n')}\n`;

/**
 * @param {string} row
 * @param {number} from
 * @param {number} to
 */
const columns = (row, from, to) => row.split(',').slice(from, to).join(',');

test('every name hash is the original’s', async () => {
  const rows = rowsOf(await golden('lua_hash.csv'));
  assert.equal(conformance('hash', lined(rows.map((row) => columns(row, 0, 1)))), lined(rows));
});

test('every dictionary is built and emptied as the original’s', async () => {
  const rows = rowsOf(await golden('dictionary.csv'));
  assert.equal(conformance('dictionary', lined(rows.map((row) => columns(row, 0, 3)))), lined(rows));
});

for (const file of readdirSync(new URL('../../golden/', import.meta.url)).filter((name) => name.startsWith('ops-'))) {
  test(`every operation of ${file} ends as the original’s`, async () => {
    const text = await golden(file);
    assert.equal(conformance('ops', text.replace(/ => .*$/gm, '')), text);
  });
}

for (const row of rowsOf(await golden('formats/expected.csv'))) {
  const file = columns(row, 0, 1);
  test(`the names of ${file} make the original’s table`, async () => {
    const hex = (await namesIn(file)).map((name) => Buffer.from(name).toString('hex'));
    assert.equal(conformance('names', lined(hex)), lined([columns(row, 1, 9)]));
  });
}

test('a kind that there is not has no answer', () => {
  assert.equal(conformance('nonesuch', ''), undefined);
});
