import { readFile, readdir } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parseSync } from 'vite';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Who imports whom, by path from the root of the checkout. Types that a comment imports are no imports: nothing of
 * them is loaded.
 *
 * @typedef {Map<string, readonly string[]>} Imports
 */

/**
 * @param {string} folder from the root of the checkout
 * @returns {Promise<Imports>} of every JavaScript module below the folder but the generated ones
 */
export async function importsBelow(folder) {
  const names = await readdir(join(ROOT, folder), { recursive: true });
  const paths = names
    .map((name) => join(folder, name).split(sep).join('/'))
    .filter((path) => path.endsWith('.js') && !isGlue(path));
  return new Map(await Promise.all(paths.sort().map(async (path) => /** @type {const} */ ([path, await importsOf(path)]))));
}

/**
 * All that is loaded when a module is, itself included.
 *
 * @param {Imports} imports
 * @param {string} path
 * @returns {string[]}
 */
export function closure(imports, path) {
  const seen = new Set([path]);
  for (const one of seen) for (const other of imports.get(one) ?? []) seen.add(other);
  return [...seen];
}

/**
 * @param {RegExp} word
 * @param {readonly string[]} paths
 * @returns {Promise<string[]>} those whose code, comments apart, has the word
 */
export async function modulesThatName(word, paths) {
  const sources = await Promise.all(paths.map((path) => readFile(join(ROOT, path), 'utf8')));
  return paths.filter((_, i) => word.test(sources[i].replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')));
}

/** @param {string} path */
export function isGlue(path) {
  return path.startsWith('www/engine/glue/');
}

/**
 * @param {string} path
 * @returns {Promise<string[]>} paths for relative imports, names as they are for packages
 */
async function importsOf(path) {
  const source = await readFile(join(ROOT, path), 'utf8');
  const { module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  const asked = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => literal(source.slice(start, end))),
  ];
  return [...new Set(asked.map((request) => resolve(path, request)))];
}

/**
 * @param {string} expression what a dynamic import asks for
 * @returns {string[]} nothing when it is computed: then no bundler follows it either
 */
function literal(expression) {
  const match = /^(['"`])([^$]*)\1$/.exec(expression);
  return match ? [match[2]] : [];
}

/**
 * @param {string} from
 * @param {string} request
 */
function resolve(from, request) {
  if (!request.startsWith('.')) return request;
  // How a bundler is to hand it out, as text or as an address, changes nothing of what it is.
  const target = join(ROOT, dirname(from), request.replace(/\?.*$/, ''));
  return posix.normalize(relative(ROOT, target).split(sep).join('/'));
}
