/** @import { Store } from '../../state/types.js' */
/** @import { Words } from '../../words/en.js' */
/** @import { Connect } from '../../measure/connection.js' */
/** @import { NsPerStep } from '../../measure/types.js' */
import { actions } from '../../state/actions.js';
import { h } from '../dom/h.js';
import { afterFirstPaint, onApproach } from './moments.js';

/**
 * Puts the chart into its section. What is light stands at once; the measuring comes after the first
 * paint, the chart itself when its section comes near.
 *
 * @param {{root: HTMLElement, store: Store, words: Words, id: (name: string) => string, connect: Connect}} lab
 *   `connect`: how a measuring worker is reached
 * @returns {{destroy: () => void}}
 */
export function mountChart({ root, store, words, id, connect }) {
  const heading = h('h2', { class: 'section-heading', id: id('chart-heading') }, words.chart.heading);
  const place = h('div', { class: 'chart-place' }, h('p', { class: 'chart-waiting' }, words.chart.loading));
  root.setAttribute('aria-labelledby', heading.id);
  root.append(heading, h('p', { class: 'section-lead' }, words.chart.lead), place);

  let ended = false;
  /** @type {Promise<import('./bench.js').Bench> | null} */
  let coming = null;
  /** @type {(() => void)[]} */
  const stops = [];

  const bench = () => {
    coming ??= import('./bench.js').then(
      ({ createBench }) => createBench({ connect, onNsPerStep: (ns) => store.dispatch(actions.measured(known(ns, store))) }),
      (error) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  };
  const show = async () => {
    try {
      const [made, { createChart }, chart] = await Promise.all([bench(), import('./section.js'), words.chart.rest()]);
      if (ended) return;
      const section = createChart({
        bench: made, words, chart, id,
        onPick: (count) => store.dispatch(actions.build({ family: 'field', count }, 'sentence')),
      });
      stops.push(section.destroy);
      place.replaceChildren(section.element);
    } catch (error) {
      if (!ended) place.replaceChildren(...failure(error));
    }
  };
  /** @param {unknown} error */
  const failure = (error) => [
    h('p', { class: 'notice notice-failure', role: 'alert' }, words.chart.failed(error instanceof Error ? error.message : String(error))),
    h('button', { type: 'button', class: 'button', on: { click: () => void show() } }, words.chart.retry),
  ];
  stops.push(
    // Should this fail, the chart asks anew when it comes, and then says why.
    oncePainted(store, () => stops.push(afterFirstPaint(() => void bench().catch(() => {})))),
    onApproach(place, () => void show()),
  );
  return {
    destroy() {
      ended = true;
      for (const stop of stops) stop();
      // One that is still on its way is ended on arrival.
      coming?.then(({ measurer }) => measurer.destroy(), () => {});
    },
  };
}

/**
 * A sweep of large dictionaries may leave a strategy below the clock that a smaller look could time:
 * what was known stays.
 *
 * @param {NsPerStep} ns
 * @param {Store} store
 * @returns {NsPerStep}
 */
function known(ns, store) {
  const told = Object.entries(ns).filter(([, each]) => each !== null);
  return { ...store.get().measured, ...Object.fromEntries(told) };
}

/**
 * What measures would take from the first picture of the buckets, in bytes and in time.
 *
 * @param {Store} store
 * @param {() => void} act once something of the dictionary was painted
 * @returns {() => void} calls it off
 */
function oncePainted(store, act) {
  const unsubscribe = store.subscribe(() => {
    if (!store.get().painted) return;
    unsubscribe();
    act();
  });
  return unsubscribe;
}
