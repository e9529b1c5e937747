/** @import { LoadOptions } from './load.js' */
import * as glue from './glue/page/lab.js';
import { load } from './load.js';

/**
 * Makes the page's module of what is given: nothing is looked for beside its glue.
 *
 * @param {NonNullable<LoadOptions['wasm']>} wasm
 */
export function instantiate(wasm) {
  return load(glue, wasm);
}
