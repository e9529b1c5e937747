/** @import { Context, Part } from '../types.js' */
import { strategies } from '../../strategies.js';
import { h } from '../dom/h.js';
import { createProgram } from './program.js';
import { createStaircase } from './staircase.js';

/**
 * The area that is the cost, and beside it the lines that pay it: a row a strategy.
 *
 * @param {Context} context
 * @returns {Part & {attach: () => void}}
 */
export function createArea(context) {
  const { words, id } = context;
  const heading = id('area-heading');
  const rows = strategies.map((strategy) => {
    const staircase = createStaircase(context, strategy);
    const program = createProgram(context, strategy);
    const element = h('div', { class: `area-row area-row-${strategy}` },
      h('h3', { class: 'area-title' }, words.strategies[strategy].title), staircase.element, program.element);
    return { element, staircase, program };
  });
  const element = h('section', { class: 'section area', 'aria-labelledby': heading },
    h('h2', { class: 'section-heading', id: heading }, words.code.heading),
    h('p', { class: 'section-lead' }, words.code.lead),
    ...rows.map((row) => row.element));
  return {
    element,
    attach: () => rows.forEach(({ staircase }) => staircase.attach()),
    update(state) {
      for (const { staircase, program } of rows) {
        staircase.update(state);
        program.update(state);
      }
    },
    destroy: () => rows.forEach(({ staircase }) => staircase.destroy?.()),
  };
}
