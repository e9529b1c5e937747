/** @import { Language } from '../state/types.js' */
/** @import { ElementWords } from './en/element.js' */
import { element } from './en/element.js';

/**
 * Brings what an element itself says in a language.
 *
 * @param {Language} language
 * @returns {Promise<ElementWords>}
 */
export async function loadElementWords(language) {
  return language === 'en' ? element : (await import('./ru/element.js')).element;
}
