/** @import { Strategy } from '../../engine/types.js' */
/** @import { ViewContext, Part } from '../types.js' */
import { strategies } from '../../strategies.js';
import { h } from '../dom/h.js';
import { createPane } from './pane.js';

/**
 * The strategies side by side, always in the same order.
 *
 * @param {ViewContext} context
 * @param {readonly Strategy[]} [shown]
 * @returns {Part & {attach: () => void}}
 */
export function createPanes(context, shown = strategies) {
  const panes = shown.map((strategy) => createPane(context, strategy));
  return {
    element: h('section', { class: 'panes', 'aria-label': context.words.panes.label }, ...panes.map(({ element }) => element)),
    attach: () => panes.forEach((pane) => pane.attach()),
    update: (state) => panes.forEach((pane) => pane.update(state)),
    destroy: () => panes.forEach((pane) => pane.destroy?.()),
  };
}
