import assert from 'node:assert/strict';
import test from 'node:test';

import { importFormat } from '../../../www/import/index.js';

/** @typedef {import('../../../www/import/types.js').FormatKind} FormatKind */

/** @param {string} text @param {FormatKind} kind */
const spacesIn = async (text, kind) => (await importFormat(text, { kind })).spaces.map(({ name, names }) => [name, ...names]);

const DDL = `spaces:
  users:
    format:
    - name: id
      type: unsigned
    - {name: age, type: unsigned}
    indexes:
    - {name: pk, parts: [{path: id}]}
  orders:
    format: &common
    - name: no
  returns:
    format: *common
`;

/** @type {[string, FormatKind, string, (string | null)[][]][]} */
const FORMS = [
  ['the console’s output', 'yaml', "---\n- [{'name': 'id', 'type': 'unsigned'}, {'name': 'age'}]\n...\n", [[null, 'id', 'age']]],
  ['a schema with several spaces', 'yaml', DDL, [['users', 'id', 'age'], ['orders', 'no'], ['returns', 'no']]],
  ['bare names', 'yaml', '- id\n- age\n', [[null, 'id', 'age']]],
  ['lists that begin with the name', 'yaml', '- [id, unsigned]\n- [age]\n', [[null, 'id', 'age']]],
  ['a list of spaces', 'yaml', '- name: users\n  format: [id]\n- name: orders\n  format: [no]\n', [['users', 'id'], ['orders', 'no']]],
  ['several documents', 'yaml', 'users: {format: [id]}\n---\norders: {format: [no]}\n', [['users', 'id'], ['orders', 'no']]],
  ['text that spans lines', 'yaml', "- name: 'veery\n    long'\n- name: \"a\\tb\"\n", [[null, 'veery long', 'a\tb']]],
  ['a field without a name', 'yaml', '- {name: id}\n- {type: any}\n- {name: }\n', [[null, 'id', '', '']]],
  ['all forms of a field', 'json', '[{"name":"id"},["age","unsigned"],"note",["x"]]', [[null, 'id', 'age', 'note', 'x']]],
  ['spaces by name', 'json', '{"spaces":{"users":{"format":["id"]},"orders":{"format":[{"name":"no"}]}}}', [['users', 'id'], ['orders', 'no']]],
  ['a name that is a property of every object', 'json', '{"__proto__":{"format":["constructor"]}}', [['__proto__', 'constructor']]],
  ['an empty format', 'json', '{"users":{"format":[]}}', [['users']]],
  ['a byte order mark', 'json', '\ufeff["id"]', [[null, 'id']]],
  ['names, one a line', 'lines', 'id\r\nfirst name\rage\n', [[null, 'id', 'first name', 'age']]],
  ['blanks that belong to a name', 'lines', ' id \n\nage', [[null, ' id ', '', 'age']]],
  ['nothing', 'lines', '', [[null]]],
];

for (const [what, kind, text, expected] of FORMS) {
  test(`read from ${kind}: ${what}`, async () => assert.deepEqual(await spacesIn(text, kind), expected));
}

/** @type {[string, FormatKind, string, string, {line: number, column: number} | null, RegExp][]} */
const REFUSALS = [
  ['an open list', 'yaml', '- x\n- [a, b\n', 'format-syntax', { line: 3, column: 1 }, /end with a \]/],
  ['a tab', 'yaml', 'x:\n\t- a', 'format-syntax', { line: 2, column: 1 }, /Tabs/],
  ['two faults, the first is told', 'yaml', '[a,,b\n', 'format-syntax', { line: 1, column: 4 }, /Unexpected ,/],
  ['a stray bracket', 'yaml', '- a\n}', 'format-syntax', { line: 2, column: 1 }, /flow-map-end/],
  ['an alias to nothing', 'yaml', '- *x\n', 'format-syntax', { line: 1, column: 3 }, /\*x names nothing/],
  ['an alias into itself', 'yaml', 'format: &a [*a]', 'format-syntax', { line: 1, column: 13 }, /\*a names nothing that is complete/],
  ['a number for a name', 'yaml', '- name: id\n- name: 2024\n', 'format-name-not-text', { line: 2, column: 9 }, /Field 2 has 2024 for a name/],
  ['a text', 'yaml', 'just words', 'format-not-found', null, /should be a list of fields/],
  ['fields by key', 'yaml', 'format: {id: unsigned}', 'format-not-found', { line: 1, column: 9 }, /no list/],
  ['a missing comma', 'json', '["id"\n "age"]', 'format-syntax', { line: 2, column: 2 }, /a comma or “\]” here, not “"”/],
  ['a comma too many', 'json', '["id",]', 'format-syntax', { line: 1, column: 7 }, /a value here, not “\]”/],
  ['a key without quotes', 'json', '[{name:"id"}]', 'format-syntax', { line: 1, column: 3 }, /a key in double quotes/],
  ['a key without its colon', 'json', '{"a" 1}', 'format-syntax', { line: 1, column: 6 }, /a colon/],
  ['single quotes', 'json', "['id']", 'format-syntax', { line: 1, column: 2 }, /a value here, not “'”/],
  ['an open text', 'json', '["id', 'format-syntax', { line: 1, column: 5 }, /the double quote .* not the end of the text/],
  ['a line break in a text', 'json', '["i\nd"]', 'format-syntax', { line: 1, column: 4 }, /not a line break/],
  ['an escape that there is not', 'json', '["i\\d"]', 'format-syntax', { line: 1, column: 4 }, /an escape such as/],
  ['more behind the end', 'json', '["😀"] x', 'format-syntax', { line: 1, column: 7 }, /the end of the text here, not “x”/],
  ['a number that is none', 'json', '[01]', 'format-syntax', { line: 1, column: 2 }, /a value/],
  ['nothing', 'json', ' ', 'format-syntax', { line: 1, column: 2 }, /a value here, not the end/],
  ['a number for a field', 'json', '["id", 7]', 'format-name-not-text', null, /Field 2 has 7/],
];

for (const [what, kind, text, code, where, message] of REFUSALS) {
  test(`refused in ${kind}: ${what}`, async () => {
    await assert.rejects(importFormat(text, { kind }), (/** @type {any} */ error) => {
      assert.deepEqual([error.name, error.code, error.where], ['LabError', code, where], error.message);
      assert.match(error.message, message);
      assert.ok(error.expected, 'what was expected');
      return true;
    });
  });
}

test('aliases are read as what they name, however they multiply', async () => {
  const levels = Array.from({ length: 30 }, (_, level) =>
    `l${level}: &l${level} [${Array(10).fill(level === 0 ? 'name' : `*l${level - 1}`).join(', ')}]`);
  // 10³⁰ names if they were copied out; as fields they are ten lists.
  await assert.rejects(importFormat(`${levels.join('\n')}\nformat: *l29\n`), { code: 'format-name-not-text' });
  const { spaces } = await importFormat(`${levels.join('\n')}\nspace: {format: *l1}\n`);
  assert.deepEqual(spaces, [{ name: 'space', names: Array(10).fill('name') }]);
});
