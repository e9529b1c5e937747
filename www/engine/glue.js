/** @import { LoadOptions } from './load.js' */
import * as glue from './glue/page/lab.js';
import { load } from './load.js';

/**
 * The module that the page loads first.
 *
 * @param {LoadOptions} [options]
 */
export function loadGlue({ wasm = new URL('./glue/page/lab_bg.wasm', import.meta.url) } = {}) {
  return load(glue, wasm);
}
