/** @import { Store } from '../../state/types.js' */
/** @import { Connect } from '../../measure/connection.js' */
/** @import { Bench } from '../chart/bench.js' */
import { actions } from '../../state/actions.js';
import { afterFirstPaint } from '../chart/moments.js';

/**
 * What measures, for all parts of a lab that do: one worker, whose jobs wait for one another. It is
 * loaded after the first picture of the buckets, or when a part needs it before.
 *
 * @typedef {object} LazyBench
 * @property {() => Promise<Bench>} get asks anew when it could not be loaded
 * @property {() => void} destroy
 */

/**
 * @param {{store: Store, connect: Connect}} parts `connect`: how a measuring worker is reached
 * @returns {LazyBench}
 */
export function createLazyBench({ store, connect }) {
  /** @type {Promise<Bench> | null} */
  let coming = null;
  /** @type {(() => void)[]} */
  const stops = [];
  const get = () => {
    coming ??= import('../chart/bench.js').then(
      ({ createBench }) => createBench({ connect, onNsPerStep: (ns) => store.dispatch(actions.measured(ns)) }),
      (error) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  };
  // Should this fail, whoever needs it asks anew, and then says why.
  stops.push(oncePainted(store, () => stops.push(afterFirstPaint(() => void get().catch(() => {})))));
  return {
    get,
    destroy() {
      for (const stop of stops) stop();
      // One that is still on its way is ended on arrival.
      coming?.then(({ measurer }) => measurer.destroy(), () => {});
    },
  };
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
