import { join } from 'node:path';

import { Problem } from '../problem.js';
import { capture, isProgram, which } from '../run.js';
import { installFromDebian } from './debian.js';

/**
 * A Chromium or Chrome that tests can drive.
 *
 * @typedef {object} Browser
 * @property {string} program
 * @property {string | null} driver of the same major version; null when selenium has to find one itself
 */

const NAMES = ['chrome', 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/** Debian's browser and its driver are two packages of one version. */
const DEBIAN = { program: '/usr/bin/chromium', packages: ['chromium', 'chromium-driver'] };

/**
 * Sees to it that there is a browser: the one that is there, else Debian's.
 *
 * @param {import('../say.js').Say} say
 * @returns {Promise<Browser>}
 * @throws {Problem} that says what to install, when there is none and none can be installed
 */
export async function setUpBrowser(say) {
  const found = await findBrowser();
  if (found?.driver || (found && found.program !== DEBIAN.program)) return found;
  await installFromDebian(say, DEBIAN.packages, 'to test in Chromium');
  const browser = await findBrowser();
  if (browser) return browser;
  throw new Problem(
    'No browser was found for the tests: install Chrome or Chromium, or set CHROME_PATH to the program of one.',
  );
}

/**
 * Looks in CHROME_PATH, on PATH, then where macOS and Windows keep it.
 *
 * @returns {Promise<Browser | null>} null when there is none
 * @throws {Problem} when CHROME_PATH names no program
 */
export async function findBrowser() {
  const program = fromEnvironment() ?? NAMES.map(which).find(Boolean) ?? usualPlaces().find(isProgram);
  return program ? { program, driver: await findDriver(program) } : null;
}

/** @returns {string | undefined} */
function fromEnvironment() {
  const path = process.env.CHROME_PATH;
  if (!path) return undefined;
  if (isProgram(path)) return path;
  throw new Problem(`CHROME_PATH is "${path}", which is no program: set it to the path of Chrome or Chromium, or unset it.`);
}

function usualPlaces() {
  const { LOCALAPPDATA, PROGRAMFILES, 'PROGRAMFILES(X86)': PROGRAMFILES_X86 } = process.env;
  return [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...[PROGRAMFILES, PROGRAMFILES_X86, LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
  ];
}

/** @param {string} program the browser: a driver of another major version refuses to drive it */
async function findDriver(program) {
  const driver = process.env.SE_CHROMEDRIVER ?? which('chromedriver');
  if (!driver) return null;
  return (await majorVersion(driver)) === (await majorVersion(program)) ? driver : null;
}

/** @param {string} program */
async function majorVersion(program) {
  // On Windows the browser would open a window instead of answering.
  if (process.platform === 'win32') return null;
  return /(\d+)\.\d+\.\d+/.exec(await capture(program, ['--version']))?.[1] ?? null;
}
