/** @import { Language } from '../../state/types.js' */
/** @import { ViewContext } from '../../ui/types.js' */
/** @import { View } from '../../assemble.js' */
/** @import { ViewWords } from '../../words/en-view.js' */
/** @import { ViewModule, ViewOptions } from './options.js' */

/**
 * A view that has its say: its words come with it, and no others.
 *
 * @template {ViewWords} W
 * @param {(language: Language) => Promise<W>} load
 * @param {(context: ViewContext<W>, options: ViewOptions) => View} compose
 * @returns {ViewModule['bring']}
 */
export function saying(load, compose) {
  return async (language) => {
    const words = await load(language);
    return { words, compose: (context, options) => compose({ ...context, words }, options) };
  };
}
