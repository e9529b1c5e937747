import assert from 'node:assert/strict';
import test from 'node:test';

import { importFormat } from '../../../www/import/index.js';
import { detectKind } from '../../../www/import/kind/detect.js';

/** @type {Record<import('../../../www/import/types.js').FormatKind, string[]>} */
const TEXTS = {
  lua: [
    "{'id', 'age'}", "\n-- a comment\n{name = 'id'}", 'local format = {}', '#!/usr/bin/env tarantool\nbox.cfg{}',
    "return {\n'id'}", 'box.space.users:format({})', 'format[1] = {}', "function up()\n  space:format{'id'}\nend", '--[[ x ]] x = {}',
    "local sql = [[\nCREATE TABLE t (a INT)\n]]",
  ],
  yaml: [
    '---\n- id', '- id\n- age', 'spaces:\n  users:\n', '# a comment\nformat: [id]', '[{name: id}]', "[{'name': 'id'}]", '{format: [id]}',
    '--- [a]', '%YAML 1.2\n---\na: b', '"spaces": {}\n', '[id, age]',
  ],
  json: ['["id"]', '[{"name":"id"}]', '[["id","unsigned"]]', '{"format": ["id"]}', '[', '[]', '[{"name":}]'],
  lines: [
    'id', 'id\nage', '', '\n\n', '[1]', "[2][6]['привет中国world']['中国a']", 'sensor.temperature.0001.celsius', 'local time\nreturn address',
    'first name\nlast-name', 'a\u0007b', 'имя\nвозраст', 'function\nend', 'use\nlet\nconst', 'import\nexport', 'class\npackage',
  ],
};

for (const [kind, texts] of Object.entries(TEXTS)) {
  for (const text of texts) {
    test(`${JSON.stringify(text)} is ${kind}`, () => assert.equal(detectKind(text), kind));
  }
}

/** @type {[string, string, number][]} */
const OTHERS = [
  ['Go', '// a comment\npackage main\n\nimport "fmt"\n\nfunc main() {\n\tconn.Eval(`\nlocal x = 1\n`)\n}\n', 2],
  ['Rust', 'use std::fmt;\n\npub struct User {\n    id: u64,\n}\n', 1],
  ['Rust', '//! Docs.\n\npub fn main() {}\n', 3],
  ['PHP', '<?php\nclass User {}\n', 1],
  ['PHP', '<html>\n<?php echo 1 ?>\n', 2],
  ['HTML', '<!DOCTYPE html>\n<html></html>', 1],
  ['Python', 'import os\n\ndef main():\n    pass\n', 1],
  ['JavaScript', "import { a } from './a.js';\nconst b = { c: 1 };\n", 1],
  ['SQL', 'CREATE TABLE users (id INT);', 1],
  ['C or C++', '#include <stdio.h>\nint main() { return 0; }\n', 1],
  ['Java', 'package a.b;\n\npublic class User {}\n', 1],
  ['Protocol Buffers', 'syntax = "proto3";\nmessage User {}\n', 1],
];

for (const [language, text, line] of OTHERS) {
  test(`${language} is said to be so`, async () => {
    await assert.rejects(importFormat(text), (/** @type {any} */ error) => {
      assert.equal(error.code, 'format-other-kind');
      assert.match(error.message, new RegExp(`looks like .*${language.replace(/\+/g, '\\+')}.*, by “`));
      assert.deepEqual([error.where.line, error.where.column], [line, 1]);
      return true;
    });
  });
}

test('a kind that is given is taken at its word', async () => {
  const { kind, names } = await importFormat('package main\n{', { kind: 'lines' });
  assert.deepEqual([kind, names], ['lines', ['package main', '{']]);
});

test('what is no text, and a kind that there is not, are named', async () => {
  const any = (/** @type {unknown} */ value) => /** @type {any} */ (value);
  await assert.rejects(importFormat('PK\u0003\u0004\u0000\u0000'), { code: 'format-not-text', message: /binary/ });
  await assert.rejects(importFormat(any(null)), { code: 'format-not-text', message: /is null/ });
  await assert.rejects(importFormat(any(7)), { code: 'format-not-text', message: /number/ });
  await assert.rejects(importFormat('id', { kind: any('toml') }), { code: 'format-kind-unknown', message: /“toml”; the kinds are lua, yaml, json, lines/ });
  await assert.rejects(importFormat('id', { kind: any('toString') }), { code: 'format-kind-unknown' });
});
