/** @import { PlayAction, Playback } from '../../state/types.js' */
import { actions } from '../../state/actions.js';

/**
 * @typedef {object} Screen what the loop needs of a window
 * @property {(run: (now: number) => void) => number} requestFrame
 * @property {(handle: number) => void} cancelFrame
 * @property {() => boolean} isHidden
 * @property {(listener: () => void) => () => void} onVisibility hands back the way to stop it
 */

/**
 * The one frame loop of a lab. A change of the state asks for a frame, in which everything is shown
 * at once; only while something plays does each frame ask for the next. Nothing is asked for while
 * the page is hidden.
 *
 * @template {{playback: Playback, standing: unknown}} Playing the state; `standing` is null while there is nothing to play
 * @param {object} parts
 * @param {{get: () => Playing, dispatch: (tick: PlayAction) => void, subscribe: (listener: () => void) => () => void}} parts.store
 * @param {Screen} parts.screen
 * @param {(state: Playing) => void} parts.show
 * @returns {() => void} ends it
 */
export function runLoop({ store, screen, show }) {
  /** @type {number | null} */
  let handle = null;
  /** when the frame before was, while playing @type {number | null} */
  let last = null;

  const wake = () => {
    if (handle === null && !screen.isHidden()) handle = screen.requestFrame(run);
  };
  const run = (/** @type {number} */ now) => {
    handle = null;
    const { playback, standing } = store.get();
    const plays = playback.playing && standing !== null;
    if (plays && last !== null) store.dispatch(actions.tick(now - last));
    last = plays ? now : null;
    show(store.get());
    if (plays) wake();
  };
  const sleep = () => {
    if (handle !== null) screen.cancelFrame(handle);
    handle = null;
    last = null;
  };
  const unsubscribe = store.subscribe(wake);
  const ignore = screen.onVisibility(() => (screen.isHidden() ? sleep() : wake()));
  wake();
  return () => {
    unsubscribe();
    ignore();
    sleep();
  };
}

/** @returns {Screen} of this window */
export function screenOfWindow() {
  return {
    requestFrame: (run) => requestAnimationFrame(run),
    cancelFrame: (handle) => cancelAnimationFrame(handle),
    isHidden: () => document.hidden,
    onVisibility(listener) {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  };
}
