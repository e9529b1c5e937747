/** @import { LoadOptions } from './load.js' */
import { measuringAddress } from './address.js';
import * as glue from './glue/measure/lab.js';
import { load } from './load.js';

/**
 * The module that also measures; only who measures loads it.
 *
 * @param {LoadOptions} [options]
 */
export function loadMeasureGlue({ wasm = measuringAddress() } = {}) {
  return load(glue, wasm);
}
