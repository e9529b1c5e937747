/** @import { Context } from '../../ui/types.js' */
/** @import { PaintedPart } from '../../views/view.js' */
/** @import { ViewOptions } from './options.js' */
import { mountCases } from '../../ui/cases/mount.js';
import { h } from '../../ui/dom/h.js';

/**
 * The cases as a part of a view: each comes once it is near.
 *
 * @param {Context} context
 * @param {Pick<ViewOptions, 'measure'>} options
 * @returns {PaintedPart}
 */
export function createCasesPart({ store, words, id }, { measure }) {
  const element = h('div', {});
  /** @type {{destroy: () => void} | null} */
  let cases = null;
  return {
    element,
    attach() {
      cases = mountCases({ root: element, store, words, id, connect: measure });
    },
    update: () => {},
    destroy: () => cases?.destroy(),
  };
}
