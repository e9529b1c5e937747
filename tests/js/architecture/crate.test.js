import assert from 'node:assert/strict';
import test from 'node:test';

import { rustFiles } from './support/crate.js';

/**
 * A module may use those of its own line and of the lines above. `error` stands beside them: all may use it, and it
 * names what it tells of.
 */
const LAYERS = [
  ['fnv', 'words'],
  ['table'],
  ['names', 'dictionary'],
  ['teardown', 'cost'],
  ['timeline', 'read_view', 'operations', 'owning', 'measure', 'conformance'],
  ['wasm'],
];

const files = (await rustFiles())
  .filter(({ module }) => module !== 'error')
  .map((file) => ({ ...file, uses: file.uses.filter((used) => used !== 'error') }));
const layerOf = (/** @type {string} */ module) => LAYERS.findIndex((layer) => layer.includes(module));

test('every module has its place among the layers', () => {
  const homeless = files.map(({ module }) => module).filter((module) => layerOf(module) < 0);
  assert.deepEqual([...new Set(homeless)], []);
});

test('a module uses none of a later layer', () => {
  const broken = files.flatMap(({ path, module, uses }) =>
    uses.filter((used) => layerOf(used) > layerOf(module)).map((used) => `${path} uses ${used}`),
  );
  assert.deepEqual(broken, []);
});

test('two modules do not use each other', () => {
  const uses = new Set(files.flatMap((file) => file.uses.map((used) => `${file.module} ${used}`)));
  const mutual = [...uses].filter((pair) => {
    const [one, other] = pair.split(' ');
    return one < other && uses.has(`${other} ${one}`);
  });
  assert.deepEqual(mutual, []);
});

test('only wasm/ knows of JavaScript', () => {
  const bindings = /\b(?:wasm_bindgen|js_sys|web_sys|serde_wasm_bindgen)\b/;
  const broken = files.filter(({ module, code }) => module !== 'wasm' && bindings.test(code)).map(({ path }) => path);
  assert.deepEqual(broken, []);
});
