import assert from 'node:assert/strict';
import test from 'node:test';

import { importFormat } from '../../../www/import/index.js';

/** @param {string} text */
const read = (text) => importFormat(text, { kind: 'lua' });
/** @param {string} text */
const spacesIn = async (text) => (await read(text)).spaces.map(({ name, names }) => [name, ...names]);

/** @type {[string, string, (string | null)[][]][]} */
const FORMS = [
  ['a table', "{{name = 'id'}, {name = 'age'}}", [[null, 'id', 'age']]],
  ['a table behind a comment', "-- of users\n--[==[ and ]] more ]==] {'id', 'age'}", [[null, 'id', 'age']]],
  ['a returned table', "return {{'id', 'unsigned'}, {'age'}}", [[null, 'id', 'age']]],
  ['tables out of a list', "{name = 'id', type = 'unsigned'},\n{name = 'age', type = 'unsigned'},\n", [[null, 'id', 'age']]],
  ['assignments', "local format = {}\nformat[1] = {name = 'id'}\nformat[2] = {'age'}", [['format', 'id', 'age']]],
  ['assignments to what grows', "local f = {}\nf[#f + 1] = {name = 'id'}\ntable.insert(f, {'age'})\ntable.insert(f, 1, 'first')", [['f', 'first', 'id', 'age']]],
  ['assignments by a named number', "local ID = 1\nlocal AGE = 2\nlocal format = {[ID] = 'id'}\nformat[AGE] = 'age'", [['format', 'id', 'age']]],
  ['create', "box.schema.space.create('users', {engine = 'memtx', format = {{name = 'id'}, {name = 'age'}}})", [['users', 'id', 'age']]],
  ['create with a named format', "local f = {'id', 'age'}\nlocal s = box.schema.space.create('users', {format = f})", [['users', 'id', 'age']]],
  ['create_space of box.schema', "box.schema.create_space('users', {format = {'id'}})", [['users', 'id']]],
  ['a method call with a table', "s:format{'id', 'age'}", [['s', 'id', 'age']]],
  ['a method call with brackets', "box.space.users:format({{name = 'id'}, {name = 'age'}})", [['users', 'id', 'age']]],
  ['a method call on a created space', "local s = box.schema.space.create('users')\ns:format({'id'})", [['users', 'id']]],
  ['a method call on a call', "box.schema.space.create('users', {if_not_exists = true}):format({'id'})", [['users', 'id']]],
  ['a space by its name in brackets', "box.space['users']:format{'id'}", [['users', 'id']]],
  ['inside a function and a branch', "local function up()\n if true then box.space.users:format{'id'} end\nend\nreturn {up = up}", [['users', 'id']]],
  ['inside a function that is given on', "box.once('v1', function() box.space.users:format{'id'} end)", [['users', 'id']]],
  ['a table with a format', "local schema = {format = {{name = 'id'}}}", [['schema', 'id']]],
  ['spaces by name', "return {spaces = {users = {format = {'id'}}, orders = {format = {'no'}}}}", [['users', 'id'], ['orders', 'no']]],
  ['spaces in one program', "box.space.a:format{'x'} box.space.b:format{'y'}", [['a', 'x'], ['b', 'y']]],
  ['a member that is set later', "local opts = {}\nopts.format = {'id'}\nbox.schema.space.create('users', opts)", [['users', 'id']]],
  ['one format for two spaces', "local f = {'id'}\nbox.space.a:format(f)\nbox.space.b:format(f)", [['a', 'id'], ['b', 'id']]],
  ['semicolons and mixed items', "{'id'; {'age', 'unsigned'}; {type = 'any', name = 'data'};}", [[null, 'id', 'age', 'data']]],
  ['calls where types stand', "return {{name = 'id', type = num()}, {'age', kinds.of{'x'}}}", [[null, 'id', 'age']]],
  ['keys in brackets', "return {{['name'] = 'id', ['type'] = 'any'}}", [[null, 'id']]],
  ['strings of all sorts', "return {'a\\'b', [[long]], [==[lo]]ng]==], 'joined' .. '_' .. 'up', '\\208\\191\\xd0\\xbe\\u{43b}е'}", [[null, "a'b", 'long', 'lo]]ng', 'joined_up', 'поле']]],
  ['a format that is called so among others', "local roles = {'admin'}\nlocal users_format = {'id'}", [['users_format', 'id']]],
  ['a first line for the shell', "#!/usr/bin/env tarantool\nreturn {'id'}", [[null, 'id']]],
];

for (const [what, text, expected] of FORMS) {
  test(`read from Lua: ${what}`, async () => assert.deepEqual(await spacesIn(text), expected));
}

test('a field without a name, and a hole, are fields with an empty name', async () => {
  assert.deepEqual((await read("return {'id', {type = 'any'}, {name = nil}}")).names, ['id', '', '']);
  assert.deepEqual((await read("local format = {}\nformat[1] = 'id'\nformat[3] = 'age'")).names, ['id', '', 'age']);
});

test('nothing is executed', async () => {
  const text = "os.execute('rm -rf /')\nwhile true do end\nerror('no')\nreturn {'id'}";
  assert.deepEqual((await read(text)).names, ['id']);
});

/** @type {[string, string, string, {line: number, column: number} | null, RegExp][]} */
const REFUSALS = [
  ['an open table', "return {\n  {'id'},\n", 'format-syntax', { line: 3, column: 1 }, /there should be '?}'? here, not the end of the text/],
  ['a missing equals sign', "local x\nfoo bar", 'format-syntax', { line: 2, column: 5 }, /'=' here, not “bar”/],
  ['an open string behind Cyrillic', "return {'имя', 'x}", 'format-syntax', { line: 1, column: 19 }, /the end of the string/],
  ['a broken piece', "{'id', ]", 'format-syntax', { line: 1, column: 8 }, /./],
  ['a computed name', "return {{name = prefix .. 'id'}}", 'format-computed', { line: 1, column: 17 }, /name of field 1 is computed .* “prefix \.\. 'id'”/],
  ['a field from a call', "return {'id',\n  field('age')}", 'format-computed', { line: 2, column: 3 }, /Field 2 is computed/],
  ['a format from a call', "s:format(make())", 'format-computed', { line: 1, column: 10 }, /The format is computed/],
  ['a loop', "local format = {}\nfor i = 1, 9 do\n  format[i] = {name = 'f' .. i}\nend\ns:format(format)", 'format-computed', { line: 3, column: 10 }, /“\[i\]”/],
  ['a number for a name', "return {{name = 5}}", 'format-name-not-text', { line: 1, column: 17 }, /Field 1 has 5 for a name/],
  ['a table for a name', "return {{name = {}}}", 'format-name-not-text', { line: 1, column: 17 }, /a table/],
  ['fields by key', "s:format({id = 'unsigned'})", 'format-not-found', { line: 1, column: 10 }, /no list/],
  ['a program about something else', 'print(1)', 'format-not-found', null, /should be a table of fields/],
];

for (const [what, text, code, where, message] of REFUSALS) {
  test(`refused in Lua: ${what}`, async () => {
    await assert.rejects(read(text), (/** @type {any} */ error) => {
      assert.deepEqual([error.name, error.code, error.where], ['LabError', code, where]);
      assert.match(error.message, message);
      assert.ok(where === null || error.message.startsWith(`Line ${where.line}, column ${where.column}: `));
      assert.ok(error.expected, 'what was expected');
      return true;
    });
  });
}

test('a space that cannot be read is left out, and said so', async () => {
  const { names, spaces, notes } = await read("box.space.a:format(make())\nbox.space.b:format{'id'}");
  assert.deepEqual([names, spaces.length, notes.length], [['id'], 1, 1]);
  assert.deepEqual([notes[0].code, notes[0].where], ['space-left-out', { line: 1, column: 20 }]);
  assert.match(notes[0].message, /^The space “a” was left out\. .*“make\(\)”/);
});
