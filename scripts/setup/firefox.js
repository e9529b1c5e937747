import { join } from 'node:path';

import { Problem } from '../problem.js';
import { isProgram, which } from '../run.js';
import { findCargoTool, setUpCargoTool } from './cargo-tool.js';
import { installFromDebian } from './debian.js';

/** @import { CargoTool } from './cargo-tool.js' */

/**
 * A Firefox that tests can drive.
 *
 * @typedef {object} Firefox
 * @property {string} program
 * @property {string | null} driver null when there is none yet
 */

/** Debian has no package of the driver, and npm's fetches a program from elsewhere. @type {CargoTool} */
export const GECKODRIVER = { name: 'geckodriver', version: '0.37.1', why: 'to drive Firefox' };

const NAMES = ['firefox-esr', 'firefox'];

/**
 * Sees to it that there are a Firefox and its driver: those that are there, else Debian's and a build of the driver.
 *
 * @param {import('../say.js').Say} say
 * @returns {Promise<Firefox>}
 * @throws {Problem} that says what to install
 */
export async function setUpFirefox(say) {
  if (!findFirefox()) await installFromDebian(say, ['firefox-esr'], 'to test in Firefox');
  const found = findFirefox();
  if (!found) throw new Problem('No Firefox was found for the tests: install it, or set FIREFOX_PATH to the program of one.');
  return { ...found, driver: found.driver ?? (await setUpCargoTool(say, GECKODRIVER)) };
}

/**
 * Looks in FIREFOX_PATH and SE_GECKODRIVER, on PATH, then where macOS, Windows and set-up keep them.
 *
 * @returns {Firefox | null} null when there is no browser
 * @throws {Problem} when FIREFOX_PATH names no program
 */
export function findFirefox() {
  const given = process.env.FIREFOX_PATH;
  if (given && !isProgram(given)) {
    throw new Problem(`FIREFOX_PATH is "${given}", which is no program: set it to the path of Firefox, or unset it.`);
  }
  const program = given || NAMES.map(which).find(Boolean) || usualPlaces().find(isProgram);
  return program ? { program, driver: findCargoTool(GECKODRIVER, process.env.SE_GECKODRIVER) } : null;
}

function usualPlaces() {
  const { PROGRAMFILES } = process.env;
  return [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    ...(PROGRAMFILES ? [join(PROGRAMFILES, 'Mozilla Firefox', 'firefox.exe')] : []),
  ];
}
