/** @import { Store } from '../../state/types.js' */
/** @import { Connect } from '../../measure/connection.js' */
/** @import { Bench } from '../chart/bench.js' */
import { actions } from '../../state/actions.js';
import { afterFirstPaint } from '../chart/moments.js';
import { createLazy } from '../page/lazy.js';

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
  const bench = createLazy(async () => {
    const { createBench } = await import('../chart/bench.js');
    return createBench({
      connect,
      onNsPerStep: (ns) => store.dispatch(actions.measured(ns)),
      onTimed: (timed) => store.dispatch(actions.timed(timed)),
    });
  });
  /** @type {(() => void)[]} */
  const stops = [];
  // Should this fail, whoever needs it asks anew, and then says why.
  stops.push(oncePainted(store, () => stops.push(afterFirstPaint(() => void bench.get().catch(() => {})))));
  return {
    get: bench.get,
    destroy() {
      for (const stop of stops) stop();
      bench.destroy();
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
