/** @import { Connect } from '../../measure/connection.js' */
/** @import { Measurer } from '../../measure/client.js' */
/** @import { Store } from '../../state/types.js' */
/** @import { Words } from '../../words/en.js' */
/** @import { LaterContent } from '../page/later.js' */
import { h } from '../dom/h.js';
import { mountLater } from '../page/later.js';

/**
 * What a case is given.
 *
 * @typedef {object} CaseContext
 * @property {Store} store the lab's
 * @property {Words} words
 * @property {(name: string) => string} id
 * @property {Measurer} measurer
 */

/**
 * Puts the cases into their place: which other operations tear a dictionary down, and where bulk would
 * be wrong. Each is loaded when it comes near. They have a counting worker of their own, which starts
 * with the first of them, since a sweep of the chart may take its worker for a minute.
 *
 * @param {{root: HTMLElement, store: Store, words: Words, id: (name: string) => string, connect: Connect}} lab
 *   `connect`: how a measuring worker is reached
 * @returns {{destroy: () => void}}
 */
export function mountCases({ root, store, words, id, connect }) {
  /** @type {Promise<Measurer> | null} */
  let coming = null;
  const measurer = () => {
    coming ??= import('../../measure/client.js').then(
      ({ createMeasurer }) => createMeasurer({ connect }),
      (error) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  };

  /**
   * @param {'operations' | 'owning'} name
   * @param {() => Promise<(context: CaseContext) => LaterContent>} load
   */
  const place = (name, load) => {
    const section = h('section', { class: `section case ${name}`, id: id(name) });
    root.append(section);
    return mountLater({
      root: section, name, id,
      words: { ...words.cases, ...words.cases[name] },
      async load() {
        const [make, counting] = await Promise.all([load(), measurer()]);
        return () => make({ store, words, id, measurer: counting });
      },
    });
  };
  const places = [
    place('operations', async () => {
      const [{ createOperations }, more] = await Promise.all([import('../operations/section.js'), words.cases.operations.rest()]);
      return (context) => createOperations({ ...context, more });
    }),
    place('owning', async () => {
      const [{ createOwning }, more] = await Promise.all([import('../owning/section.js'), words.cases.owning.rest()]);
      return (context) => createOwning({ ...context, more });
    }),
  ];
  return {
    destroy() {
      for (const each of places) each.destroy();
      // One that is still on its way is ended on arrival.
      coming?.then((it) => it.destroy(), () => {});
    },
  };
}
