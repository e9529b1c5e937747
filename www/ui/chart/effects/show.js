/**
 * Shows the state once a frame at most, and only after it has changed.
 *
 * @template State
 * @param {{get: () => State, subscribe: (listener: () => void) => () => void}} store
 * @param {(state: State) => void} show
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
