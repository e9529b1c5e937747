/** @import { Engine } from './types.js' */
/** @import { LoadOptions } from './load.js' */
import { engineOf } from './engine.js';
import { loadGlue } from './glue.js';

/**
 * Loads the engine without anything that measures: for whoever draws, and for workers.
 *
 * @param {LoadOptions} [options]
 * @returns {Promise<Engine>}
 * @throws {LabError} `engine-load-failed`
 */
export async function loadTables(options) {
  return engineOf(await loadGlue(options));
}

/** @typedef {import('./lab-error.js').LabError} LabError */
