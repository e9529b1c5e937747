/** @import { LoadOptions } from './load.js' */
import { buildingAddress } from './address.js';
import * as glue from './glue/build/lab.js';
import { load } from './load.js';

/**
 * The module that shows a dictionary being built; only who watches it loads it.
 *
 * @param {LoadOptions} [options]
 */
export function loadBuilderGlue({ wasm = buildingAddress() } = {}) {
  return load(glue, wasm);
}
