/** @import { LessonWords } from '../../words/en-lesson.js' */
/** @import { DoorPart } from '../doors/types.js' */
/** @import { LessonWish } from '../../state/lesson/types.js' */
/** @import { Context } from '../types.js' */
import { lessonActions } from '../../state/lesson/actions.js';
import { steps } from '../../state/lesson/steps.js';
import { lessonQuery } from '../../state/lesson/wish.js';
import { h } from '../dom/h.js';

/**
 * What stands behind the lesson's door: its steps, each a link, and what a teacher should know. The
 * lesson itself goes on beside the panes.
 *
 * @param {Context} context
 * @param {LessonWords} words
 * @returns {DoorPart}
 */
export function createPart({ store }, words) {
  const { contents } = words;
  const link = (/** @type {LessonWish} */ wish, /** @type {string} */ text, kind = '') => h('a', {
    class: kind, href: `?${new URLSearchParams(lessonQuery(wish))}`, 'data-lesson-start': wish.predictFirst ? 'first' : wish.step,
    on: {
      /** @param {MouseEvent} event */
      click(event) {
        // A new tab or window is the browser's business.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        store.dispatch(lessonActions.open(wish));
      },
    },
  }, text);
  const wish = (/** @type {number} */ step, predictFirst = false) => ({ step, only: false, predictFirst });
  return {
    element: h('div', { class: 'lesson-contents' },
      h('p', { class: 'section-lead' }, contents.lead),
      h('p', {}, link(wish(1), contents.start, 'button button-main lesson-start')),
      h('ol', {}, ...steps.map(({ id, question }, index) => h('li', {},
        link(wish(index + 1), words.steps[id].title), question ? ` (${contents.predict})` : ''))),
      h('h3', { class: 'story-heading' }, contents.teachers),
      h('p', {}, contents.teacherLead, ' ', words.question.privacy),
      h('p', {}, link(wish(1, true), contents.startLocked))),
  };
}
