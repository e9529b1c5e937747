/** @import { Language } from '../state/types.js' */
/** @import { Words } from './en.js' */
import { en } from './en.js';

/** What a language calls itself. @type {Readonly<Record<Language, string>>} */
export const languageNames = Object.freeze({ en: 'English', ru: 'Русский' });

/**
 * Brings the words of a language. English is there from the start; another language is loaded.
 *
 * @param {Language} language
 * @returns {Promise<Words>}
 */
export async function loadWords(language) {
  return language === 'en' ? en : (await import('./ru.js')).ru;
}

/**
 * Brings also those words that come with the parts of the page, so that a language that is switched
 * to is there at once.
 *
 * @param {Words} words
 */
export async function loadRest({ building, cases, chart, doors, format, profile, share }) {
  await Promise.all([building, cases.operations, cases.owning, chart, format, profile, share, ...Object.values(doors.parts)].map(({ rest }) => rest()));
}
