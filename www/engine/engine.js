/** @import { Engine, Source } from './types.js' */
import { crossing } from './boundary.js';
import { makeDictionary } from './dictionary.js';
import { LabError } from './lab-error.js';

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

/**
 * @param {typeof import('./glue/page/lab.js').DictionaryHandle} Handle
 * @param {Source} source
 */
function handleOf(Handle, source) {
  if (source === null || typeof source !== 'object' || !('names' in source || 'count' in source)) {
    throw new LabError(
      'source-missing',
      `A dictionary cannot be built of ${String(source)}; give { family, count } or { names: [...] }.`,
    );
  }
  if (!('names' in source)) {
    return Handle.fromFamily(String(source.family ?? 'field'), source.count);
  }
  if (!Array.isArray(source.names)) {
    throw new LabError('names-not-a-list', `The names are ${String(source.names)}; give an array of text.`);
  }
  return Handle.fromNames(source.names);
}
