/** @import { ElsewhereWords } from '../../words/en-elsewhere.js' */
/** @import { DoorPart } from '../doors/types.js' */
/** @import { Context } from '../types.js' */
import { h } from '../dom/h.js';
import { createPicture } from './picture.js';
import { createTable } from './table.js';

/**
 * The same fault elsewhere: what others reported, as a picture and as a table.
 *
 * @param {Context} context
 * @param {ElsewhereWords} words
 * @returns {DoorPart}
 */
export function createPart(context, words) {
  const table = createTable(words, context.id);
  const picture = createPicture(context, words, table.goTo);
  return {
    element: h('div', { class: 'elsewhere' },
      h('p', { class: 'section-lead' }, words.lead), picture.element, table.element),
    update: picture.update,
    destroy: picture.destroy,
  };
}
