/** @import { Store } from '../../state/types.js' */
/** @import { Words } from '../../words/en.js' */
/** @import { ViewWords } from '../../words/en-view.js' */

/**
 * Puts a part into its section. The chart reads the store, and dispatches `actions.measured` once it
 * knows the time of a step.
 *
 * @template {ViewWords} [W=Words]
 * @callback Mount
 * @param {{root: HTMLElement, store: Store, words: W, id: (name: string) => string}} lab
 * @returns {Mounted<W>}
 */

/**
 * @template {ViewWords} [W=Words]
 * @typedef {object} Mounted
 * @property {(other: {root: HTMLElement, words: W}) => void} [speak] goes on in another section and another
 *   language, keeping what it has; a part without it is ended and put in anew
 * @property {() => void} destroy
 */

/**
 * @typedef {readonly [HTMLElement, Mount | undefined]} Section a section of the page, and what goes into it
 */

/**
 * Fills the sections whose parts come by themselves.
 *
 * @param {readonly Section[]} sections
 * @param {{store: Store, words: Words, id: (name: string) => string}} lab
 */
export function fillSections(sections, { store, words, id }) {
  const mounted = sections.map(([root, mount]) => mount?.({ root, store, words, id }));
  return {
    /** @param {readonly Section[]} others the same parts in the same order, in sections made anew @param {Words} other */
    speak(others, other) {
      others.forEach(([root, mount], index) => {
        const part = mounted[index];
        if (part?.speak) {
          part.speak({ root, words: other });
        } else {
          part?.destroy();
          mounted[index] = mount?.({ root, store, words: other, id });
        }
      });
    },
    destroy: () => mounted.forEach((part) => part?.destroy()),
  };
}
