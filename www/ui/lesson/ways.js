/** @import { Way } from '../../state/lesson/types.js' */
/** @import { LessonWords } from '../../words/en-lesson.js' */
/** @import { Context } from '../types.js' */
import { actions } from '../../state/actions.js';
import { h } from '../dom/h.js';

/** Ways that lead to a section of the page, by the name of its id. */
const sections = Object.freeze(['chart', 'profile']);

/**
 * Where a step leads to: doors, and sections of the page. Of those that the page does not have, none
 * is offered.
 *
 * @param {Context} context
 * @param {LessonWords} words
 * @param {readonly Way[]} ways
 * @returns {HTMLElement[]}
 */
export function createWays({ store, words: { doors }, id }, words, ways) {
  const links = ways.flatMap((way) => {
    if (Object.hasOwn(doors.parts, way)) {
      return [h('button', {
        type: 'button', class: 'link-button', 'data-way': way, on: { click: () => store.dispatch(actions.openDoor({ id: way, place: '' })) },
      }, words.ways[way])];
    }
    const section = sections.includes(way) ? document.getElementById(id(way)) : null;
    if (!section || section.hidden) return [];
    return [h('button', {
      type: 'button', class: 'link-button', 'data-way': way, on: { click: () => section.scrollIntoView() },
    }, words.ways[way])];
  });
  return links.length > 0 ? [h('ul', { class: 'lesson-ways' }, ...links.map((link) => h('li', {}, link)))] : [];
}
