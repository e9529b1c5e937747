import { readFile } from 'node:fs/promises';

import { importFormat } from '../../../www/import/index.js';

/**
 * The names in a golden format. The expected count and digest of each row prove that they were read rightly.
 *
 * @param {string} file in tests/golden/formats/
 * @returns {Promise<readonly string[]>}
 */
export async function namesIn(file) {
  const { names } = await importFormat(await golden(`formats/${file}`));
  return names;
}

/**
 * @param {string} path in tests/golden/
 * @returns {Promise<string>}
 */
export function golden(path) {
  return readFile(new URL(`../../golden/${path}`, import.meta.url), 'utf8');
}
