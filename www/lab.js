/** @import { Language, Store } from './state/types.js' */
/** @import { Connect } from './draw/stage/connection.js' */
/** @import { Mount, Section } from './ui/page/sections.js' */
/** @import { Words } from './words/en.js' */
import { assemble } from './assemble.js';
import { connectPainter } from './draw/stage/connect.js';
import { actions } from './state/actions.js';
import { parseAddress } from './state/address.js';
import { followAddress } from './ui/effects/address.js';
import { followDoors, titleOf } from './ui/effects/doors.js';
import { keepLanguage } from './ui/effects/kept-language.js';
import { followLanguage } from './ui/effects/language.js';
import { followLesson } from './ui/effects/lesson-address.js';
import { fillSections } from './ui/page/sections.js';
import { en } from './words/en.js';
import { composePage } from './views/page.js';

/**
 * @typedef {object} LabOptions
 * @property {Words} [words] of the language that it begins in; English unless said
 * @property {Language} [language] that it is to speak: its words are loaded where they are not those given
 * @property {string} [idPrefix] goes before each id; must differ between two labs of one page
 * @property {EventTarget} [keys] where the keys that play are listened to: by itself, in the lab
 * @property {string} [search] the query of an address that says what to show
 * @property {boolean} [ownsAddress] whether the lab writes what it shows into the address bar
 * @property {Mount} [mountChart]
 * @property {Connect} [connect] how a painter is reached
 *
 * @typedef {{store: Store, destroy: () => void}} Lab
 */

/**
 * Composes the whole page inside an element. It shares nothing with another lab.
 *
 * @param {HTMLElement} root empty; everything that the lab shows goes into it
 * @param {LabOptions} [options]
 * @returns {Lab}
 */
export function createLab(root, options = {}) {
  const { words = en, language = words.language, idPrefix = '', keys = root, search = '', ownsAddress = false, mountChart, connect = connectPainter } = options;
  const id = (/** @type {string} */ name) => `${idPrefix}${name}`;
  /** @type {Section[]} */
  let sections = [];
  const lab = assemble(root, {
    words, idPrefix, keys, connect,
    wishes: parseAddress(search),
    view(context) {
      const page = composePage(context, { hasChart: mountChart !== undefined, hasAddress: ownsAddress });
      sections = [[page.chart, mountChart]];
      return page;
    },
  });
  const { store } = lab;
  const filled = fillSections(sections, { store, words, id });
  let spoken = words;
  const stops = [followLanguage({
    store,
    onWords(other) {
      spoken = other;
      lab.speak(other);
      filled.speak(sections, other);
      if (!ownsAddress) return;
      document.documentElement.lang = other.language;
      document.title = titleOf(other, store.get().screen.door);
      keepLanguage(other.language);
    },
  })];
  store.dispatch(actions.setLanguage(language));
  if (ownsAddress) {
    document.documentElement.lang = words.language;
    stops.push(
      followAddress(store),
      followLesson(store),
      followDoors({ store, words: () => spoken, isDoor: (each) => Object.hasOwn(words.doors.parts, each) }),
    );
  }
  return {
    store,
    destroy() {
      for (const stop of stops) stop();
      filled.destroy();
      lab.destroy();
    },
  };
}
