import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { places } from '../places.js';
import { Problem } from '../problem.js';
import { capture } from '../run.js';

/** @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean }>} Packages */

/**
 * Installs the npm packages of package-lock.json unless exactly those are there.
 *
 * @param {import('../say.js').Say} say
 */
export async function setUpNodeModules(say) {
  if (await areInstalled()) return;
  await say.step('Installing the npm packages of package-lock.json', installLocked);
}

/** npm keeps a list of what it installed: optional packages apart (other systems' binaries), it equals the lock. */
async function areInstalled() {
  const wanted = await packagesIn(places.lock);
  if (wanted === null) throw new Problem(`${places.lock} is missing or is no lock file of npm.`);
  const installed = await packagesIn(join(places.nodeModules, '.package-lock.json'));
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

async function installLocked() {
  const args = ['ci', '--no-audit', '--no-fund'];
  // Under `npm run` this is npm's own script, which needs no shell on Windows.
  const npm = process.env.npm_execpath;
  if (npm) return capture(process.execPath, [npm, ...args]);
  return capture(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}
