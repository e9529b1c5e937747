/** @import { ViewWords } from '../../words/en-view.js' */

/**
 * @template {ViewWords} W
 * @typedef {{root: HTMLElement, words: W}} Place
 */

/**
 * Parts that fill a place, and another place when the language changes: those that had begun begin
 * there at once.
 *
 * @template {ViewWords} W
 * @param {Place<W>} place
 * @param {(place: Place<W>, begun: readonly boolean[]) => readonly {hasBegun: () => boolean, destroy: () => void}[]} fill
 *   `begun`: of each part, in the order in which it makes them
 * @returns {{speak: (other: Place<W>) => void, destroy: () => void}}
 */
export function refill(place, fill) {
  let parts = fill(place, []);
  const destroy = () => parts.forEach((part) => part.destroy());
  return {
    speak(other) {
      const begun = parts.map((part) => part.hasBegun());
      destroy();
      parts = fill(other, begun);
    },
    destroy,
  };
}
