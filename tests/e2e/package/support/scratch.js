import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { places } from '../../../../scripts/places.js';
import { run } from '../../../../scripts/run.js';

/**
 * A project that knows nothing of this checkout, with the packed package installed.
 *
 * @typedef {object} Scratch
 * @property {string} folder
 * @property {(name: string, content: string) => Promise<string>} write a file; returns its path
 * @property {() => Promise<void>} remove
 */

/** @returns {Promise<Scratch>} */
export async function createScratch() {
  const folder = await mkdtemp(join(tmpdir(), 'scratch-'));
  const write = async (/** @type {string} */ name, /** @type {string} */ content) => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  // dist/ is built before the tests: packing must not build it anew.
  await npm(['pack', places.root, '--ignore-scripts', '--pack-destination', folder]);
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
  await write('package.json', JSON.stringify({ name: 'scratch', private: true, type: 'module' }));
  await npm(['install', join(folder, String(tarball)), '--prefix', folder, '--offline', '--no-audit', '--no-fund', '--ignore-scripts']);
  return { folder, write, remove: () => rm(folder, { recursive: true }) };
}

/** @param {string[]} args */
async function npm(args) {
  const { ok, output } = await run('npm', args, { timeoutMs: 120_000 });
  if (!ok) throw new Error(output);
}
