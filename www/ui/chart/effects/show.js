/** @import { ChartState, ChartStore } from '../../../state/chart/types.js' */

/**
 * Shows the state once a frame at most, and only after it has changed.
 *
 * @param {ChartStore} store
 * @param {(state: ChartState) => void} show
 * @returns {() => void} ends it
 */
export function showOnFrame(store, show) {
  /** @type {number | null} */
  let frame = null;
  const wake = () => {
    frame ??= requestAnimationFrame(() => {
      frame = null;
      show(store.get());
    });
  };
  const unsubscribe = store.subscribe(wake);
  wake();
  return () => {
    unsubscribe();
    if (frame !== null) cancelAnimationFrame(frame);
  };
}
