import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { places } from '../places.js';
import { capture } from '../run.js';
import { checkWasmFace } from './wasm-face.js';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} what it makes sure of
 * @property {(say: import('../say.js').Say) => Promise<unknown>} check throws a Problem when it is not so
 */

/** @type {readonly Check[]} */
export const CHECKS = [
  { name: 'rustfmt', what: 'the Rust code is formatted', check: () => capture('cargo', ['fmt', '--all', '--check']) },
  {
    name: 'clippy',
    what: 'no warning in the native code',
    check: () => capture('cargo', ['clippy', '--quiet', '--locked', '--workspace', '--all-targets', '--', '-D', 'warnings']),
  },
  { name: 'clippy-wasm', what: 'no warning in the WebAssembly face', check: checkWasmFace },
  { name: 'rustdoc', what: 'no broken link in the documentation', check: checkDocumentation },
  { name: 'tsc', what: "the JavaScript's types hold", check: () => node('typescript/bin/tsc') },
  { name: 'eslint', what: 'no likely mistake in the JavaScript', check: () => node('eslint/bin/eslint.js', '.') },
  { name: 'imports', what: 'nobody imports whom they must not', check: checkImports },
];

/**
 * @param {string} script from node_modules
 * @param {readonly string[]} args
 */
function node(script, ...args) {
  return capture(process.execPath, [join(places.nodeModules, script), ...args]);
}

function checkDocumentation() {
  const args = ['doc', '--quiet', '--locked', '--no-deps', '--document-private-items'];
  return capture('cargo', args, { environment: { RUSTDOCFLAGS: '-D warnings' } });
}

/** The rules of ARCHITECTURE.md as tests: they run here and in `npm test`. */
async function checkImports() {
  const folder = join('tests', 'js', 'architecture');
  const files = (await readdir(join(places.root, folder))).filter((name) => name.endsWith('.test.js'));
  return capture(process.execPath, ['--test', '--test-reporter=spec', ...files.map((name) => join(folder, name))]);
}
