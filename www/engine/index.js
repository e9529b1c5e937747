/** @import { Engine } from './types.js' */
/** @import { LoadOptions } from './load.js' */
import { engineOf } from './engine.js';
import { loadGlue } from './glue.js';
import { LabError } from './lab-error.js';

export { LabError };

/**
 * Loads the engine: Tarantool's hash table, its dictionary and the ways to empty it. Runs in
 * browsers, in workers and in Node from version 20.
 *
 * @param {LoadOptions} [options]
 * @returns {Promise<Engine>}
 * @throws {LabError} `engine-load-failed`
 */
export async function loadEngine(options) {
  return engineOf(await loadGlue(options));
}
