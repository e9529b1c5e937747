/** @import { LessonState } from '../../state/lesson/types.js' */
/** @import { LessonWords } from '../../words/en-lesson.js' */
/** @import { Context } from '../types.js' */
import { formatAddress } from '../../state/address.js';
import { stepAt } from '../../state/lesson/steps.js';
import { h, setText } from '../dom/h.js';
import { copyText } from '../share/copy.js';

/**
 * What a teacher takes from a step: a link to it alone, with or without the answers locked.
 *
 * @param {Context} context
 * @param {LessonWords} words
 * @returns {{element: HTMLElement, frame: (lesson: LessonState) => void}}
 */
export function createTeacher({ store, id }, words) {
  const { teacher } = words;
  /** @type {LessonState | null} */
  let shown = null;
  const link = h('code', { class: 'lesson-link', 'data-lesson-link': '' });
  const said = h('p', { class: 'setting-note', role: 'status' });
  const lock = h('input', { type: 'checkbox', id: id('lesson-lock'), on: { change: () => write() } });
  const copy = h('button', {
    type: 'button', class: 'button', 'data-lesson-do': 'copy',
    on: { click: async () => setText(said, (await copyText(link)) ? teacher.copied : teacher.notCopied) },
  });
  const row = h('label', { class: 'check', for: lock.id }, lock, teacher.first);
  const write = () => {
    if (!shown) return;
    const hasQuestion = stepAt(shown.step).question !== null;
    row.hidden = !hasQuestion;
    const { origin, protocol, pathname } = window.location;
    const lesson = { ...shown, away: false, only: true, predictFirst: hasQuestion && lock.checked };
    const base = protocol === 'file:' ? `file://${pathname}` : `${origin}${pathname}`;
    setText(link, base + formatAddress({ ...store.get(), lesson }, ''));
    setText(copy, hasQuestion ? teacher.copy : teacher.copyStep);
    setText(said, '');
  };
  return {
    element: h('details', { class: 'lesson-teacher' },
      h('summary', {}, teacher.summary), h('p', { class: 'setting-note' }, teacher.lead), row, link, copy, said, h('p', { class: 'setting-note' }, words.keys)),
    frame(lesson) {
      if (lesson === shown) return;
      shown = lesson;
      write();
    },
  };
}
