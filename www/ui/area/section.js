/** @import { Strategy } from '../../engine/types.js' */
/** @import { Context, Part } from '../types.js' */
import { strategies } from '../../strategies.js';
import { h } from '../dom/h.js';
import { createRow } from './row.js';

/**
 * The area that is the cost, and beside it the lines that pay it: a row a strategy.
 *
 * @param {Context} context
 * @param {readonly Strategy[]} [shown]
 * @returns {Part & {attach: () => void}}
 */
export function createArea(context, shown = strategies) {
  const { words, id } = context;
  const heading = id('area-heading');
  const rows = shown.map((strategy) => createRow(context, strategy));
  const element = h('section', { class: 'section area', 'aria-labelledby': heading },
    h('h2', { class: 'section-heading', id: heading }, words.code.heading),
    h('p', { class: 'section-lead' }, words.code.lead),
    ...rows.map((row) => row.element));
  return {
    element,
    attach: () => rows.forEach((row) => row.attach()),
    update: (state) => rows.forEach((row) => row.update(state)),
    destroy: () => rows.forEach((row) => row.destroy?.()),
  };
}
