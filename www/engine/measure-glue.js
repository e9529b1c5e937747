/** @import { LoadOptions } from './load.js' */
import * as glue from './glue/measure/lab.js';
import { load } from './load.js';

/**
 * The module that also measures; only who measures loads it.
 *
 * @param {LoadOptions} [options]
 */
export function loadMeasureGlue({ wasm = new URL('./glue/measure/lab_bg.wasm', import.meta.url) } = {}) {
  return load(glue, wasm);
}
