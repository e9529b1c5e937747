import { join } from 'node:path';

import { places } from '../places.js';
import { capture, isProgram, which } from '../run.js';
import { requireRust } from './rust.js';

/**
 * A program that is published as a crate and whose ready-made form cannot be had from a package registry.
 *
 * @typedef {object} CargoTool
 * @property {string} name of the crate, and of its program
 * @property {string} version
 * @property {string} why it is wanted, to end a sentence that begins with its name
 */

/**
 * @param {CargoTool} tool
 * @returns {string} where set-up puts its program: a folder of its version, so that another version is not taken for it
 */
export function placeOf({ name, version }) {
  return join(places.tools, `${name}-${version}`, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/**
 * Sees to it that the program is there; builds it from the source of the crate, once.
 *
 * @param {import('../say.js').Say} say
 * @param {CargoTool} tool
 * @returns {Promise<string>} its path
 * @throws {import('../problem.js').Problem} when there is no Rust, or the build fails
 */
export async function setUpCargoTool(say, tool) {
  const program = placeOf(tool);
  if (isProgram(program)) return program;
  requireRust();
  const { name, version, why } = tool;
  await say.step(`Building ${name} ${version} ${why} (once, some minutes)`, () =>
    capture('cargo', ['install', name, '--version', version, '--locked', '--quiet', '--root', join(places.tools, `${name}-${version}`)]),
  );
  return program;
}

/**
 * @param {CargoTool} tool
 * @param {string | undefined} given a path that overrules the search
 * @returns {string | null} one that is there: the given one, one on PATH, or set-up's own
 */
export function findCargoTool(tool, given) {
  const own = placeOf(tool);
  return given || which(tool.name) || (isProgram(own) ? own : null);
}
