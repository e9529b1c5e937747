/** @import { Store } from '../../state/types.js' */
/** @import { Words } from '../../words/en.js' */
/** @import { Connect } from '../../measure/connection.js' */
/** @import { NsPerStep } from '../../measure/types.js' */
import { actions } from '../../state/actions.js';
import { fillSection } from './fill.js';
import { afterFirstPaint } from './moments.js';

/**
 * Puts the chart into its section. What is light stands at once; the measuring comes after the first
 * paint, the chart itself when its section comes near.
 *
 * @param {{root: HTMLElement, store: Store, words: Words, id: (name: string) => string, connect: Connect}} lab
 *   `connect`: how a measuring worker is reached
 * @returns {{speak: (other: {root: HTMLElement, words: Words}) => void, destroy: () => void}} `speak` fills another
 *   section in another language; what was measured stays, and what is being measured goes on
 */
export function mountChart({ root, store, words, id, connect }) {
  /** @type {Promise<import('./bench.js').Bench> | null} */
  let coming = null;
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
  const onPick = (/** @type {number} */ count) => store.dispatch(actions.build({ family: 'field', count }, 'sentence'));
  let place = fillSection({ root, words, id, bench, onPick, now: false });
  /** @type {() => void} */
  let callOff = () => {};
  const stop = oncePainted(store, () => {
    // Should this fail, the chart asks anew when it comes, and then says why.
    callOff = afterFirstPaint(() => void bench().catch(() => {}));
  });
  return {
    speak(other) {
      place.destroy();
      place = fillSection({ ...other, id, bench, onPick, now: place.hasBegun() });
    },
    destroy() {
      stop();
      callOff();
      place.destroy();
      // One that is still on its way is ended on arrival.
      coming?.then(({ destroy }) => destroy(), () => {});
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
  const before = store.get().measured;
  return { 'find-first': ns['find-first'] ?? before['find-first'], bulk: ns.bulk ?? before.bulk };
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
