/** @import { Context, Part } from '../types.js' */
import { strategies } from '../../strategies.js';
import { h } from '../dom/h.js';
import { createPane } from './pane.js';

/**
 * Both strategies side by side, always in the same order.
 *
 * @param {Context} context
 * @returns {Part & {attach: () => void}}
 */
export function createPanes(context) {
  const panes = strategies.map((strategy) => createPane(context, strategy));
  return {
    element: h('section', { class: 'panes', 'aria-label': context.words.panes.label }, ...panes.map(({ element }) => element)),
    attach: () => panes.forEach((pane) => pane.attach()),
    update: (state) => panes.forEach((pane) => pane.update(state)),
    destroy: () => panes.forEach((pane) => pane.destroy?.()),
  };
}
