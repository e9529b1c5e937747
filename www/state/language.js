/** @import { Language } from './types.js' */

/** The languages that the lab speaks; the first goes without saying. */
export const languages = Object.freeze(/** @type {const} */ (['en', 'ru']));

/**
 * @param {string} tag a BCP 47 tag such as `ru` or `en-GB`
 * @returns {Language | null} null for a language that the lab does not speak
 */
export function languageIn(tag) {
  return languages.find((each) => new RegExp(`^${each}(?:-|$)`, 'i').test(tag)) ?? null;
}
