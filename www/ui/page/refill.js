/** @import { Words } from '../../words/en.js' */

/** @typedef {{root: HTMLElement, words: Words}} Place */

/**
 * Parts that fill a place, and another place when the language changes: those that had begun begin
 * there at once.
 *
 * @param {Place} place
 * @param {(place: Place, begun: readonly boolean[]) => readonly {hasBegun: () => boolean, destroy: () => void}[]} fill
 *   `begun`: of each part, in the order in which it makes them
 * @returns {{speak: (other: Place) => void, destroy: () => void}}
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
