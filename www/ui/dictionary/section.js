/** @import { Context, Part } from '../types.js' */
import { h } from '../dom/h.js';
import { createChooser } from './chooser.js';

/**
 * The choice of another dictionary.
 *
 * @param {Context} context
 * @returns {Part}
 */
export function createDictionary(context) {
  const { words, id } = context;
  const heading = id('dictionary-heading');
  const chooser = createChooser(context);
  const element = h('section', { class: 'section dictionary', 'aria-labelledby': heading, id: id('dictionary') },
    h('h2', { class: 'section-heading', id: heading }, words.dictionary.heading),
    h('p', { class: 'section-lead' }, words.dictionary.lead),
    chooser.element);
  return { element, update: chooser.update, destroy: chooser.destroy };
}
