/** @import { Language, ThemeChoice } from '../../state/types.js' */
/** @import { Context, Part } from '../types.js' */
import { actions } from '../../state/actions.js';
import { languages } from '../../state/language.js';
import { languageNames } from '../../words/load.js';
import { lessonActions } from '../../state/lesson/actions.js';
import { h, setAttribute } from '../dom/h.js';
import { watch } from '../dom/watch.js';

const choices = /** @type {const} */ (['auto', 'light', 'dark']);

/**
 * The top line: the name, the lesson, what is shared, the keys, the language, the theme.
 *
 * @param {Context} context
 * @returns {Part}
 */
export function createHeader({ store, words, id }) {
  const { page } = words;
  const select = h('select', {
    class: 'field field-small', id: id('theme'), 'aria-label': page.theme,
    on: { change: () => store.dispatch(actions.setTheme(/** @type {ThemeChoice} */ (select.value))) },
  }, ...choices.map((choice) => h('option', { value: choice }, page.themes[choice])));
  const language = h('select', {
    class: 'field field-small', id: id('language'), 'aria-label': page.language,
    on: { change: () => store.dispatch(actions.setLanguage(/** @type {Language} */ (language.value))) },
  }, ...languages.map((each) => h('option', { value: each, lang: each }, languageNames[each])));
  const keys = h('button', {
    type: 'button', class: 'button button-quiet', 'data-do': 'help', 'aria-controls': id('help'),
    on: { click: () => store.dispatch(actions.showHelp(!store.get().screen.helpOpen)) },
  }, page.help, ' ', h('kbd', { 'aria-hidden': 'true' }, '?'));
  const lesson = h('button', {
    type: 'button', class: 'button button-lesson', 'data-do': 'lesson', 'aria-controls': id('lesson'),
    on: {
      click() {
        const now = store.get().lesson;
        store.dispatch(now ? lessonActions.goTo(now.step) : lessonActions.open({ step: 1, only: false, predictFirst: false }));
      },
    },
  }, words.lesson.open);
  const share = h('button', {
    type: 'button', class: 'button button-quiet', 'data-do': 'share', 'aria-controls': id('share'),
    on: { click: () => store.dispatch(actions.showShare(!store.get().screen.shareOpen)) },
  }, words.share.open);
  const element = h('header', { class: 'page-head' },
    h('p', { class: 'page-name' }, page.name), lesson,
    h('div', { class: 'page-tools' }, share, keys, language, select));
  const update = watch(
    (state) => [state.screen.theme, state.screen.language, state.screen.helpOpen, state.screen.shareOpen],
    (theme, spoken, helpOpen, shareOpen) => {
      select.value = theme;
      language.value = spoken;
      setAttribute(keys, 'aria-expanded', String(helpOpen));
      setAttribute(share, 'aria-expanded', String(shareOpen));
    },
  );
  return { element, update };
}
