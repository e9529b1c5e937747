/** @import { LoadedEngine } from './types.js' */
/** @import { LoadOptions } from './load.js' */
import { LabError } from './lab-error.js';
import { loadTables } from './tables.js';

export { LabError };

/**
 * Loads the engine: Tarantool's hash table, its dictionary and the ways to empty it. Runs in
 * browsers, in workers and in Node from version 20. What measures is loaded when a profile is first
 * asked for.
 *
 * @param {LoadOptions & {sampler?: LoadOptions['wasm']}} [options] `sampler`: what that is loaded
 *   from, as `wasm`
 * @returns {Promise<LoadedEngine>}
 * @throws {LabError} `engine-load-failed`
 */
export async function loadEngine({ wasm, sampler } = {}) {
  return {
    ...(await loadTables({ wasm })),
    profile: (options) => import('./profile/ask.js').then(({ profile }) => profile(options, { wasm: sampler })),
  };
}
