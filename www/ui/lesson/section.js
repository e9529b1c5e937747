/** @import { Context, Part } from '../types.js' */
/** @import { LessonPart } from './part.js' */
import { failureOf } from '../dom/failure.js';
import { h, setAttribute } from '../dom/h.js';
import { lessonActions } from '../../state/lesson/actions.js';
import { watch } from '../dom/watch.js';

/**
 * The place of the lesson, beside the panes; empty while none is open. Code and words of the lesson
 * are loaded when it is first opened.
 *
 * @param {Context} context
 * @param {{hasAddress: boolean}} options whether a step has an address that can be linked to
 * @returns {Part}
 */
export function createLesson(context, options) {
  const { store, words: { lesson: words }, id } = context;
  const element = h('section', { class: 'lesson', id: id('lesson'), hidden: true });
  /** @type {LessonPart | null} */
  let part = null;
  let ended = false;
  let isLoading = false;

  const load = async () => {
    isLoading = true;
    element.replaceChildren(h('p', { class: 'setting-note', role: 'status' }, words.loading));
    try {
      const [{ createLessonPart }, rest] = await Promise.all([import('./part.js'), words.rest()]);
      if (ended) return;
      part = createLessonPart(context, rest, { ...options, place: element });
      element.replaceChildren(...part.elements);
      part.update(store.get());
    } catch (error) {
      element.replaceChildren(
        ...failureOf({ words, error, onRetry: () => void load() }),
        h('button', { type: 'button', class: 'button', on: { click: () => store.dispatch(lessonActions.close()) } }, words.close),
      );
    } finally {
      isLoading = false;
    }
  };
  const open = watch(
    (state) => [state.lesson === null ? 'closed' : state.lesson.away ? 'away' : 'open'],
    (how) => {
      element.hidden = how === 'closed';
      setAttribute(element, 'data-lesson', how);
      const lab = element.parentElement;
      if (lab) setAttribute(lab, 'data-lesson', how === 'closed' ? null : how);
      if (how !== 'closed' && !part && !isLoading) void load();
    },
  );
  return {
    element,
    update(state) {
      open(state);
      part?.update(state);
    },
    destroy() {
      ended = true;
      part?.destroy();
    },
  };
}
