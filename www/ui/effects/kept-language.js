/** @import { Language } from '../../state/types.js' */
import { languageIn } from '../../state/language.js';

const key = 'teardown-lab.language';

/**
 * The language that was chosen in this browser before. A browser that lets the page keep nothing has
 * none, and need not be told about: the switch works all the same.
 *
 * @returns {Language | null}
 */
export function keptLanguage() {
  return languageIn(storage()?.getItem(key) ?? '');
}

/** @param {Language} language */
export function keepLanguage(language) {
  try {
    storage()?.setItem(key, language);
  } catch (error) {
    // Its room may be full; what is no DOMException is a mistake of the program.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** @returns {Storage | null} null where pages may keep nothing */
function storage() {
  try {
    return window.localStorage;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
