/** @import { OperationsWords } from '../../words/en-operations.js' */
/** @import { CaseContext } from '../cases/mount.js' */
/** @import { LaterContent } from '../page/later.js' */
/** @import { OperationsDesk } from './desk.js' */
import { h } from '../dom/h.js';
import { createPicture } from './picture.js';
import { createTable } from './table.js';

/**
 * The other operations: what each tears down, and a real server's curves.
 *
 * @param {CaseContext & {desk: OperationsDesk, more: OperationsWords}} context
 * @returns {LaterContent}
 */
export function createOperations({ store: lab, desk: { store }, words, more, id }) {
  const parts = [createTable({ store, more, id, words }), createPicture({ more, id, words })];
  const show = () => {
    const seen = { state: store.get(), lab: lab.get() };
    for (const part of parts) part.update(seen);
  };
  const stops = [lab.subscribe(show), store.subscribe(show)];
  show();
  return {
    element: h('div', { class: 'case-body' }, ...parts.map(({ element }) => element)),
    destroy() {
      for (const stop of stops) stop();
      for (const part of parts) part.destroy?.();
    },
  };
}
