/** @import { Context, Part } from '../types.js' */
import { h } from '../dom/h.js';

/**
 * What the numbers are, and the licence.
 *
 * @param {Context} context
 * @returns {Part}
 */
export function createFooter({ words }) {
  const { page } = words;
  const element = h('footer', { class: 'page-foot' },
    h('h2', { class: 'legend-heading' }, page.legendHeading),
    h('dl', { class: 'legend' }, ...page.legend.map(([term, meaning]) =>
      h('div', {}, h('dt', {}, String(term)), h('dd', {}, String(meaning))))),
    h('p', { class: 'licence' }, page.licence));
  return { element, update: () => {} };
}
