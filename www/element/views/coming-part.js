/** @import { Mount } from '../../ui/page/sections.js' */
/** @import { ViewContext } from '../../ui/types.js' */
/** @import { ViewWords } from '../../words/en-view.js' */
/** @import { PaintedPart } from '../../views/view.js' */
import { h } from '../../ui/dom/h.js';

/**
 * What comes by itself, as a part of a view: it begins once it is in the page.
 *
 * @template {ViewWords} W
 * @param {Pick<ViewContext<W>, 'store' | 'words' | 'id'>} context
 * @param {Mount<W>} mount
 * @returns {PaintedPart}
 */
export function createComingPart({ store, words, id }, mount) {
  const element = h('div', {});
  /** @type {{destroy: () => void} | null} */
  let mounted = null;
  return {
    element,
    attach() {
      mounted = mount({ root: element, store, words, id });
    },
    update: () => {},
    destroy: () => mounted?.destroy(),
  };
}
