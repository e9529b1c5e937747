/** @import { Strategy } from '../../engine/types.js' */
/** @import { ViewContext, Part } from '../types.js' */
import { h } from '../dom/h.js';
import { createProgram } from './program.js';
import { createStaircase } from './staircase.js';

/**
 * One strategy's staircase, and beside it the lines that pay for its area.
 *
 * @param {ViewContext} context
 * @param {Strategy} strategy
 * @param {{heading?: 'h2' | 'h3'}} [options] what its title is among the headings around
 * @returns {Part & {attach: () => void}}
 */
export function createRow(context, strategy, { heading = 'h3' } = {}) {
  const staircase = createStaircase(context, strategy);
  const program = createProgram(context, strategy);
  return {
    element: h('div', { class: `area-row area-row-${strategy}` },
      h(heading, { class: 'area-title' }, context.words.strategies[strategy].title), staircase.element, program.element),
    attach: staircase.attach,
    update(state) {
      staircase.update(state);
      program.update(state);
    },
    destroy: () => staircase.destroy?.(),
  };
}
