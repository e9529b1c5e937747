/** @import { LoadOptions } from './load.js' */
import { engineAddress } from './address.js';
import { instantiate } from './given.js';

/**
 * The module that the page loads first.
 *
 * @param {LoadOptions} [options]
 */
export function loadGlue({ wasm = engineAddress() } = {}) {
  return instantiate(wasm);
}
