/** @import { OperationsWords } from '../../words/en-operations.js' */
/** @import { CaseContext } from '../cases/mount.js' */
/** @import { LaterContent } from '../page/later.js' */
import { createOperationsStore } from '../../state/operations/create.js';
import { h } from '../dom/h.js';
import { followTolls } from './effects.js';
import { createPicture } from './picture.js';
import { createTable } from './table.js';

/**
 * The other operations: what each tears down, and a real server's curves.
 *
 * @param {CaseContext & {more: OperationsWords}} context
 * @returns {LaterContent}
 */
export function createOperations({ store: lab, words, more, id, measurer }) {
  const store = createOperationsStore();
  const parts = [createTable({ store, more, id, words }), createPicture({ more, id, words })];
  const show = () => {
    const seen = { state: store.get(), lab: lab.get() };
    for (const part of parts) part.update(seen);
  };
  const stops = [followTolls({ lab, store, measurer }), lab.subscribe(show), store.subscribe(show)];
  show();
  return {
    element: h('div', { class: 'case-body' }, ...parts.map(({ element }) => element)),
    destroy() {
      for (const stop of stops) stop();
      for (const part of parts) part.destroy?.();
    },
  };
}
