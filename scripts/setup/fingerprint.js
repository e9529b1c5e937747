import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { places } from '../places.js';

/**
 * A digest of files' names and contents: equal exactly when nothing was added, removed, renamed or changed.
 *
 * @param {readonly string[]} paths files and folders, from the root of the checkout; one that is not there counts as empty
 * @param {readonly string[]} words what else the result depends on
 * @returns {Promise<string>} SHA-256 in hex
 */
export async function fingerprint(paths, words) {
  const digest = createHash('sha256').update(JSON.stringify(words));
  for (const path of (await Promise.all(paths.map(filesUnder))).flat().sort()) {
    const content = await readFile(join(places.root, path));
    digest.update(JSON.stringify([path, content.length])).update(content);
  }
  return digest.digest('hex');
}

/**
 * @param {string} path
 * @returns {Promise<string[]>} itself when it is a file, all files below when it is a folder
 */
async function filesUnder(path) {
  const found = await stat(join(places.root, path)).catch(() => null);
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  const names = await readdir(join(places.root, path));
  return (await Promise.all(names.map((name) => filesUnder(`${path}/${name}`)))).flat();
}
