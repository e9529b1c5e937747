/** @import { Engine } from './types.js' */
import { crossing } from './boundary.js';
import { makeDictionary } from './dictionary.js';
import { handleOf } from './source.js';

/** Generated functions and the memory that their answers lie in. @typedef {{ glue: typeof import('./glue/page/lab.js'), memory: WebAssembly.Memory }} Loaded */

/**
 * @param {Loaded} loaded
 * @returns {Engine}
 */
export function engineOf({ glue, memory }) {
  return {
    strategies: /** @type {Engine['strategies']} */ (glue.strategies().split(', ')),
    families: /** @type {Engine['families']} */ (glue.families().split(', ')),
    maxCount: glue.max_count(),
    maxNameBytes: glue.max_name_bytes(),
    paletteSize: glue.palette_size(),
    heatLevels: glue.heat_levels(),
    dictionary(source) {
      const handle = crossing(() => handleOf(glue.DictionaryHandle, source));
      return makeDictionary({ handle, memory });
    },
  };
}
