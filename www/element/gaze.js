/** @import { Store } from '../state/types.js' */
/** @import { Screen } from '../ui/effects/loop.js' */
import { screenOfWindow } from '../ui/effects/loop.js';

/**
 * Whether an element is looked at: a lab that is not costs no frames, but for the first one, so that
 * it does not come into sight empty.
 *
 * @param {boolean} seenAtFirst
 */
export function createGaze(seenAtFirst) {
  const window = screenOfWindow();
  /** @type {Set<() => void>} */
  const listeners = new Set();
  let seen = seenAtFirst;
  let painted = false;

  const onChange = (/** @type {() => void} */ listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  /** @type {Screen} */
  const screen = {
    ...window,
    isHidden: () => window.isHidden() || (!seen && painted),
    onVisibility(listener) {
      const stops = [window.onVisibility(listener), onChange(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
  return {
    screen,
    seen: () => seen,
    onChange,

    /** @param {boolean} is */
    tell(is) {
      seen = is;
      for (const listener of [...listeners]) listener();
    },

    /**
     * Ends the grace of the first frame once the state says that it was painted and shown.
     *
     * @param {Store} store
     * @returns {() => void} ends it
     */
    paintOnce(store) {
      return store.subscribe(() => {
        // The frame that shows the counts of what was painted comes after the painting.
        if (!painted && store.get().painted) requestAnimationFrame(() => requestAnimationFrame(() => { painted = true; }));
      });
    },
  };
}
