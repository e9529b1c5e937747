/** @import { Language } from '../state/types.js' */
/** @import { ViewWords } from './en-view.js' */
import { enView } from './en-view.js';

/**
 * Brings what a view says in a language, for those views that are not the whole lab.
 *
 * @param {Language} language
 * @returns {Promise<ViewWords>}
 */
export async function loadViewWords(language) {
  return language === 'en' ? enView : (await import('./ru-view.js')).ruView;
}
