import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { places } from '../places.js';
import { Problem } from '../problem.js';
import { capture } from '../run.js';
import { alone } from './alone.js';

/** @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean }>} Packages */

/**
 * Installs the npm packages of package-lock.json unless exactly those are there.
 *
 * @param {import('../say.js').Say} say
 */
export async function setUpNodeModules(say) {
  await setUpLocked(say, places.root, 'the npm packages of package-lock.json');
}

/**
 * Installs the npm packages of a folder's lock unless exactly those are there.
 *
 * @param {import('../say.js').Say} say
 * @param {string} folder holds package.json and package-lock.json
 * @param {string} what they are, to end the sentence that says what is done
 */
export async function setUpLocked(say, folder, what) {
  if (await areInstalled(folder)) return;
  await alone(say, async () => {
    // Whoever was waited for may have installed them.
    if (!(await areInstalled(folder))) await say.step(`Installing ${what}`, () => installLocked(folder));
  });
}

/** npm keeps a list of what it installed: optional packages apart (other systems' binaries), it equals the lock. */
async function areInstalled(/** @type {string} */ folder) {
  const lock = join(folder, 'package-lock.json');
  const wanted = await packagesIn(lock);
  if (wanted === null) throw new Problem(`${lock} is missing or is no lock file of npm.`);
  const installed = await packagesIn(join(folder, 'node_modules', '.package-lock.json'));
  return (
    installed !== null &&
    Object.entries(wanted)
      .filter(([path, { optional }]) => path !== '' && !optional)
      .every(([path, { version }]) => installed[path]?.version === version)
  );
}

/**
 * @param {string} file
 * @returns {Promise<Packages | null>} null when there is no such list
 */
async function packagesIn(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/** @param {string} folder */
async function installLocked(folder) {
  // Whoever has built a page in this process has set NODE_ENV, which would leave out what builds the next one.
  const args = ['ci', '--prefix', folder, '--include=dev', '--no-audit', '--no-fund'];
  // Under `npm run` this is npm's own script, which needs no shell on Windows.
  const npm = process.env.npm_execpath;
  if (npm) return capture(process.execPath, [npm, ...args]);
  return capture(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}
