/**
 * What the client needs of the page it runs in; a test brings its own.
 *
 * @typedef {object} Host
 * @property {(run: () => void, ms: number) => unknown} after
 * @property {(timer: any) => void} forget a timer of `after`
 * @property {() => boolean} isHidden
 * @property {(listener: () => void) => () => void} onVisibility hands back the way to stop it
 */

/** @returns {Host} this page */
export function hostOfPage() {
  return {
    after: (run, ms) => setTimeout(run, ms),
    forget: (timer) => clearTimeout(timer),
    isHidden: () => document.hidden,
    onVisibility(listener) {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  };
}
