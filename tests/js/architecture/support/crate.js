import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../../../../src/', import.meta.url));

/**
 * One file of the crate.
 *
 * @typedef {object} RustFile
 * @property {string} path from src/
 * @property {string} module the top-level module that it belongs to
 * @property {string} code without comments
 * @property {readonly string[]} uses the top-level modules that it names by `crate::`
 */

/** @returns {Promise<RustFile[]>} all but lib.rs, which names every module */
export async function rustFiles() {
  const names = await readdir(SRC, { recursive: true });
  const paths = names.filter((name) => name.endsWith('.rs') && name !== 'lib.rs').sort();
  return Promise.all(
    paths.map(async (path) => {
      const code = withoutComments(await readFile(join(SRC, path), 'utf8'));
      return { path, module: path.split(sep)[0].replace(/\.rs$/, ''), code, uses: usedModules(code) };
    }),
  );
}

/** @param {string} source */
function withoutComments(source) {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
}

/** @param {string} code */
function usedModules(code) {
  const single = [...code.matchAll(/\bcrate::(\w+)/g)].map((match) => match[1]);
  const grouped = [...code.matchAll(/\bcrate::\{([^;]*)\}\s*;/g)].flatMap((match) => firstNames(match[1]));
  return [...new Set([...single, ...grouped])].filter((name) => name !== 'Result');
}

/**
 * The first name of each path in a group: `a` and `b` of `a::{x, y}, b::z`.
 *
 * @param {string} group
 */
function firstNames(group) {
  let flat = group;
  while (/\{[^{}]*\}/.test(flat)) flat = flat.replace(/\{[^{}]*\}/g, '');
  return flat
    .split(',')
    .map((path) => path.trim().split('::')[0])
    .filter(Boolean);
}
