/** @import { Fate } from '../../engine/cases-types.js' */
/** @import { OwningWords } from '../../words/en-owning.js' */
import { h } from '../dom/h.js';
import { createFates } from './picture.js';

/** @type {readonly Fate[]} */
const whenOwning = ['freed', 'leaked', 'empty'];
/** @type {readonly Fate[]} */
const whenNot = ['owned-nothing', 'empty'];

/**
 * What the marks of the pictures mean.
 *
 * @param {OwningWords} more
 */
export function createLegend(more) {
  const element = h('ul', { class: 'owning-legend', 'aria-label': more.legend });
  /** @param {boolean} owns */
  const show = (owns) => element.replaceChildren(...(owns ? whenOwning : whenNot).map((fate) => {
    const sample = createFates();
    sample.show([fate], '');
    sample.element.setAttribute('aria-hidden', 'true');
    return h('li', {}, /** @type {any} */ (sample.element), more.fates[fate]);
  }));
  return { element, show };
}
