/** @import { EngineSource, Loaded } from './instantiate.js' */
import { engineAddress } from './address.js';
import { instantiate } from './instantiate.js';

/**
 * What the engine is loaded from: the file beside this module, unless said.
 *
 * @typedef {{ wasm?: EngineSource }} LoadOptions
 */

/**
 * Loads the compiled engine, in a browser, a worker or Node.
 *
 * @param {LoadOptions} [options]
 * @returns {Promise<Loaded>}
 * @throws {LabError} `engine-load-failed`
 */
export async function loadGlue(options = {}) {
  return instantiate(options.wasm ?? engineAddress());
}
