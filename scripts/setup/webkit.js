import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { Problem } from '../problem.js';
import { isProgram, which } from '../run.js';
import { installFromDebian } from './debian.js';

/**
 * A WebKit that tests can drive: WebKitGTK's small browser, its driver, a screen that nobody sees, since it has no mode
 * without one, and what tells it the settings of a desktop.
 *
 * @typedef {object} WebKit
 * @property {string} program
 * @property {string} driver
 * @property {string} screen Xvfb
 * @property {string} desktop xsettingsd
 */

const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xsettingsd'];

/** The browser is no command: it stands in a folder of the library's. */
const LIBRARIES = ['/usr/lib', '/usr/libexec', '/usr/lib64'];

/**
 * @param {import('../say.js').Say} say
 * @returns {Promise<WebKit>}
 * @throws {Problem} that says what to install
 */
export async function setUpWebKit(say) {
  if (!findWebKit()) await installFromDebian(say, PACKAGES, 'to test in WebKit');
  const found = findWebKit();
  if (found) return found;
  throw new Problem(
    `No WebKit was found for the tests: install ${PACKAGES.join(', ')} on Debian or Ubuntu, or WebKitGTK with its MiniBrowser, WebKitWebDriver, Xvfb and xsettingsd elsewhere on Linux.`,
  );
}

/** @returns {WebKit | null} null when a part of it is missing */
export function findWebKit() {
  const driver = which('WebKitWebDriver');
  const screen = which('Xvfb');
  const desktop = which('xsettingsd');
  const program = miniBrowsers().find(isProgram);
  return driver && screen && desktop && program ? { program, driver, screen, desktop } : null;
}

function miniBrowsers() {
  const isWebKit = (/** @type {string} */ name) => /^webkit(?:2gtk|gtk)-/.test(name);
  const nested = LIBRARIES.flatMap((library) => [library, ...foldersIn(library, (name) => name.includes('-linux-'))]);
  return nested.flatMap((folder) => foldersIn(folder, isWebKit)).map((folder) => join(folder, 'MiniBrowser'));
}

/**
 * @param {string} folder
 * @param {(name: string) => boolean} counts
 * @returns {string[]} none where there is no such folder
 */
function foldersIn(folder, counts) {
  try {
    const inside = readdirSync(folder, { withFileTypes: true });
    return inside.filter((each) => each.isDirectory() && counts(each.name)).map(({ name }) => join(folder, name));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return [];
    throw error;
  }
}
