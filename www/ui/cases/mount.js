/** @import { Connect } from '../../measure/connection.js' */
/** @import { Measurer } from '../../measure/client.js' */
/** @import { Store } from '../../state/types.js' */
/** @import { Words } from '../../words/en.js' */
import { h } from '../dom/h.js';
import { onApproach } from '../chart/moments.js';

/**
 * What a case is given.
 *
 * @typedef {object} CaseContext
 * @property {Store} store the lab's
 * @property {Words} words
 * @property {(name: string) => string} id
 * @property {Measurer} measurer
 *
 * @typedef {{element: HTMLElement, destroy: () => void}} Case
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
  let ended = false;
  /** @type {Promise<Measurer> | null} */
  let coming = null;
  /** @type {(() => void)[]} */
  const stops = [];
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
   * @param {(context: CaseContext) => Promise<Case>} make
   */
  const place = (name, make) => {
    const { heading: title, lead } = words.cases[name];
    const heading = h('h2', { class: 'section-heading', id: id(`${name}-heading`) }, title);
    const body = h('div', { class: 'case-place' }, h('p', { class: 'chart-waiting' }, words.cases.loading));
    const show = async () => {
      try {
        const made = await make({ store, words, id, measurer: await measurer() });
        if (ended) made.destroy();
        else {
          stops.push(made.destroy);
          body.replaceChildren(made.element);
        }
      } catch (error) {
        if (!ended) body.replaceChildren(...failure(error, show));
      }
    };
    stops.push(onApproach(body, () => void show()));
    return h('section', { class: `section case ${name}`, id: id(name), 'aria-labelledby': heading.id },
      heading, h('p', { class: 'section-lead' }, lead), body);
  };
  /** @param {unknown} error @param {() => Promise<void>} again */
  const failure = (error, again) => [
    h('p', { class: 'notice notice-failure', role: 'alert' }, words.cases.failed(error instanceof Error ? error.message : String(error))),
    h('button', { type: 'button', class: 'button', on: { click: () => void again() } }, words.cases.retry),
  ];
  root.append(
    place('operations', async (context) => {
      const [{ createOperations }, more] = await Promise.all([import('../operations/section.js'), words.cases.operations.rest()]);
      return createOperations({ ...context, more });
    }),
    place('owning', async (context) => {
      const [{ createOwning }, more] = await Promise.all([import('../owning/section.js'), words.cases.owning.rest()]);
      return createOwning({ ...context, more });
    }),
  );
  return {
    destroy() {
      ended = true;
      for (const stop of stops) stop();
      // One that is still on its way is ended on arrival.
      coming?.then((it) => it.destroy(), () => {});
    },
  };
}
