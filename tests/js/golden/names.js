import { readFile } from 'node:fs/promises';

/**
 * The names in the golden formats. The expected count and digest of each row prove that they were read rightly.
 *
 * @type {Record<string, (text: string) => string[]>}
 */
const NAMES_OF = {
  'wide-106.lua': named,
  'queue.lua': named,
  'assignments.lua': named,
  'types-24.lua': named,
  'duplicate.lua': (text) => [...text.matchAll(/\{'([^']+)'/g)].map((match) => match[1]),
  'format.json': (text) =>
    JSON.parse(text).map((/** @type {any} */ field) => (typeof field === 'string' ? field : (field.name ?? field[0]))),
  'colliding.txt': (text) => text.trimEnd().split('\n'),
  'odd-names.lua': () => ['field1', 'field2', 'field3', 'field4', "[2][6]['привет中国world']['中国a']", '[1]'],
  'shorthand.lua': () => ['k', 'unsigned'],
  'shorthand-mixed.lua': () => ['id', 'name2', 'name3', 'name4'],
  'ddl-block.yml': () => ['ID', 'sysFrom', 'FIRST_NAME', 'LAST_NAME', 'EMAIL', 'sysOp', 'bucket_id'],
  'console-export.yml': () => ['id', 'owner', 'veeeeeeeery long name', 'engine'],
};

/**
 * @param {string} file in tests/golden/formats/
 * @returns {Promise<string[]>}
 */
export async function namesIn(file) {
  return NAMES_OF[file](await golden(`formats/${file}`));
}

/**
 * @param {string} path in tests/golden/
 * @returns {Promise<string>}
 */
export function golden(path) {
  return readFile(new URL(`../../golden/${path}`, import.meta.url), 'utf8');
}

/** @param {string} text Lua, with `name = '…'` for each field */
function named(text) {
  return [...text.matchAll(/\bname\s*=\s*(["'])(.*?)\1/g)].map((match) => match[2]);
}
