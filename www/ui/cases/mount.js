/** @import { Connect } from '../../measure/connection.js' */
/** @import { Store } from '../../state/types.js' */
/** @import { Words } from '../../words/en.js' */
/** @import { LaterContent } from '../page/later.js' */
/** @import { Mounted } from '../page/sections.js' */
import { h } from '../dom/h.js';
import { mountLater } from '../page/later.js';
import { createLazy } from '../page/lazy.js';
import { refill } from '../page/refill.js';

/**
 * What a case is given.
 *
 * @typedef {object} CaseContext
 * @property {Store} store the lab's
 * @property {Words} words
 * @property {(name: string) => string} id
 */

/**
 * Puts the cases into their place: which other operations tear a dictionary down, and where bulk would
 * be wrong. Each is loaded when it comes near. They have a counting worker of their own, which starts
 * with the first of them, since a sweep of the chart may take its worker for a minute.
 *
 * @param {{root: HTMLElement, store: Store, words: Words, id: (name: string) => string, connect: Connect}} lab
 *   `connect`: how a measuring worker is reached
 * @returns {Required<Mounted>} `speak` keeps what was chosen and counted
 */
export function mountCases({ root, store, words, id, connect }) {
  const measurer = createLazy(async () => (await import('../../measure/client.js')).createMeasurer({ connect }));
  const desks = {
    operations: createLazy(async () => {
      const [counting, { createOperationsDesk }] = await Promise.all([measurer.get(), import('../operations/desk.js')]);
      return createOperationsDesk({ lab: store, measurer: counting });
    }),
    owning: createLazy(async () => {
      const [counting, { createOwningDesk }] = await Promise.all([measurer.get(), import('../owning/desk.js')]);
      return createOwningDesk({ lab: store, measurer: counting });
    }),
  };
  /** How each case is made in a language. @param {Words} spoken */
  const casesIn = (spoken) => ({
    operations: async () => {
      const [{ createOperations }, more, desk] = await Promise.all([
        import('../operations/section.js'), spoken.cases.operations.rest(), desks.operations.get(),
      ]);
      return () => createOperations({ store, words: spoken, id, more, desk });
    },
    owning: async () => {
      const [{ createOwning }, more, desk] = await Promise.all([
        import('../owning/section.js'), spoken.cases.owning.rest(), desks.owning.get(),
      ]);
      return () => createOwning({ store, words: spoken, id, more, desk });
    },
  });
  /** @param {{root: HTMLElement, words: Words}} place @param {readonly boolean[]} begun */
  const fill = (place, begun) =>
    /** @type {['operations' | 'owning', () => Promise<() => LaterContent>][]} */ (Object.entries(casesIn(place.words)))
      .map(([name, load], index) => {
        const section = h('section', { class: `section case ${name}`, id: id(name) });
        place.root.append(section);
        return mountLater({
          root: section, name, id, load, now: begun[index] ?? false,
          words: { ...place.words.cases, ...place.words.cases[name] },
        });
      });
  const parts = refill({ root, words }, fill);
  return {
    speak: parts.speak,
    destroy() {
      parts.destroy();
      for (const desk of Object.values(desks)) desk.destroy();
      measurer.destroy();
    },
  };
}
