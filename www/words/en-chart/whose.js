import { names as nameCount } from '../en/nouns.js';

/** How many names of the reader's own format, shown and measured next; null: made-up ones. @typedef {{shown: number | null, next: number | null, isSame: boolean}} Whose */

/**
 * Whose names something measured is of, where that is not plain.
 *
 * @param {string} what is shown, as a sentence begins
 * @returns {(whose: Whose) => string}
 */
export const whose = (what) => ({ shown, next, isSame }) => {
  const own = (/** @type {number} */ count) => `your own format of ${nameCount(count)}`;
  if (isSame && next !== null) return `${what} is of ${own(next)}: each count stands for a dictionary of its first names.`;
  const before = shown === null ? 'Made-up names were measured.' : `Another format, of ${nameCount(shown)}, was measured.`;
  return `${before} Measuring again measures ${next === null ? 'made-up names' : own(next)}.`;
};
