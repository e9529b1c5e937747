/** @import { Answer, Given, LessonState } from '../../state/lesson/types.js' */
/** @import { State } from '../../state/types.js' */
/** @import { LessonWords } from '../../words/en-lesson.js' */
/** @import { Context } from '../types.js' */
/** @import { Told } from './driver.js' */
/** @import { Question } from './question/question.js' */
import { lessonActions } from '../../state/lesson/actions.js';
import { stepAt, steps } from '../../state/lesson/steps.js';
import { h, setAttribute, setText } from '../dom/h.js';
import { icon } from '../dom/icon.js';
import { paragraphs } from './pieces.js';
import { createQuestion } from './question/question.js';
import { createVerdict } from './question/verdict.js';
import { createTeacher } from './teacher.js';
import { createWays } from './ways.js';

/**
 * What is seen of the lesson: a step with its text and its question, the ways on and back, and, while
 * the reader is away, the line that leads back to it.
 *
 * @param {Context} context
 * @param {LessonWords} words
 * @param {object} on
 * @param {boolean} on.hasAddress
 * @param {(given: Given) => void} on.onAnswer
 * @param {() => void} on.onSkip
 * @param {() => void} on.onAgain
 */
export function createPanel(context, words, { hasAddress, onAnswer, onSkip, onAgain }) {
  const { store, id } = context;
  const { dispatch } = store;
  const button = (/** @type {string} */ name, /** @type {string} */ label, /** @type {() => void} */ act, kind = '') =>
    h('button', { type: 'button', class: `button ${kind}`, 'data-lesson-do': name, on: { click: act } }, label);
  const now = () => store.get().lesson;
  // In somebody else's page there is no other way back to the lesson than its own line.
  const close = () => dispatch(hasAddress ? lessonActions.close() : lessonActions.leave());
  const goBy = (/** @type {number} */ by) => {
    const lesson = now();
    if (!lesson || lesson.only || (by > 0 && isHeld(lesson))) return;
    const step = lesson.step + by;
    if (step > steps.length) close();
    else if (step >= 1) dispatch(lessonActions.goTo(step));
  };

  const progress = h('span', { class: 'lesson-progress' });
  const bar = h('span', { class: 'lesson-bar', 'aria-hidden': 'true' });
  const title = h('span', {});
  const heading = h('h2', { class: 'lesson-title', tabindex: -1, id: id('lesson-heading') }, progress, ' ', title);
  const body = h('div', { class: 'lesson-body', 'data-lesson-body': '' });
  const note = h('div', { class: 'lesson-note', role: 'status', hidden: true });
  const failure = h('p', { class: 'notice notice-failure', role: 'alert', hidden: true });
  const previous = button('previous', words.previous, () => goBy(-1));
  const next = button('next', words.next, () => goBy(1), 'lesson-next');
  const held = h('p', { class: 'setting-note', id: id('lesson-held'), hidden: true }, words.question.locked);
  const whole = button('whole', words.whole, () => dispatch(lessonActions.showWhole()), 'button-quiet');
  const again = button('again', words.again, () => dispatch(lessonActions.goTo(now()?.step ?? 1)), 'button-quiet');
  const teacher = hasAddress ? createTeacher(context, words) : null;
  const article = h('article', { class: 'lesson-step', 'aria-labelledby': heading.id },
    h('div', { class: 'lesson-head' },
      heading,
      h('button', {
        type: 'button', class: 'icon-button', 'data-lesson-do': 'close', 'aria-label': words.close, title: words.close,
        on: { click: close },
      }, icon('close')),
      bar),
    h('div', { class: 'lesson-scroll', tabindex: -1 }, failure, note, body, h('p', { class: 'lesson-again' }, again), teacher?.element ?? null),
    h('nav', { class: 'lesson-nav', 'aria-label': words.label },
      previous, next, whole,
      button('leave', words.leave, () => dispatch(lessonActions.leave()), 'button-quiet'), held));
  const waits = h('span', {});
  const waiting = h('p', { class: 'lesson-waiting', hidden: true }, waits, ' ',
    button('resume', words.resume, () => dispatch(lessonActions.goTo(now()?.step ?? 1))),
    hasAddress ? button('close-waiting', words.close, close, 'button-quiet') : null);
  article.addEventListener('keydown', (event) => {
    const by = { PageDown: 1, PageUp: -1 }[event.key];
    if (by === undefined || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    goBy(by);
  });

  /** @type {Question | null} */
  let question = null;
  /** @type {HTMLElement | null} */
  let verdict = null;
  let isAnswered = false;

  /** @param {LessonState} lesson @returns {boolean} whether nobody goes on before an answer is given */
  const isHeld = (lesson) => lesson.predictFirst && stepAt(lesson.step).question !== null && !isAnswered;
  const hold = () => {
    const lesson = now();
    if (!lesson) return;
    const isStill = isHeld(lesson);
    setAttribute(next, 'aria-disabled', isStill ? 'true' : null);
    setAttribute(next, 'aria-describedby', isStill ? held.id : null);
    held.hidden = !isStill || lesson.only;
  };

  return {
    elements: [waiting, article],

    /** Follows how the lesson is open. @param {LessonState | null} lesson */
    frame(lesson) {
      const isAway = lesson?.away ?? false;
      waiting.hidden = !isAway;
      article.hidden = isAway;
      if (!lesson) return;
      setText(waits, words.waits(lesson.step, steps.length, words.steps[stepAt(lesson.step).id].title));
      setText(progress, lesson.only ? words.single(lesson.step) : words.progress(lesson.step, steps.length));
      previous.hidden = lesson.only;
      next.hidden = lesson.only;
      whole.hidden = !lesson.only || lesson.predictFirst;
      previous.disabled = lesson.step === 1;
      setText(next, lesson.step === steps.length ? words.finish : words.next);
      bar.style.setProperty('--done', String(lesson.step / steps.length));
      teacher?.frame(lesson);
      hold();
    },

    /** Comes to a step of which nothing is known yet. @param {LessonState} lesson @param {{takesFocus: boolean}} options */
    come(lesson, { takesFocus }) {
      const step = stepAt(lesson.step);
      setText(title, words.steps[step.id].title);
      article.dataset.lessonStep = step.id;
      delete article.dataset.lessonTold;
      body.replaceChildren();
      failure.hidden = true;
      note.hidden = true;
      question = null;
      isAnswered = false;
      this.frame(lesson);
      if (takesFocus) heading.focus({ preventScroll: true });
    },

    /** Tells a step. @param {Told} told @param {Answer | null} answer */
    tell(told, answer) {
      const { step, facts } = told;
      const text = words.steps[step.id];
      const hint = words.exactHint;
      const lesson = now();
      isAnswered = answer !== null;
      question = null;
      verdict = null;
      const parts = paragraphs(text.text(facts), hint);
      if (step.question && text.question && !answer) {
        question = createQuestion(context, words, { told, ask: text.question, isLocked: lesson?.predictFirst ?? false, onAnswer, onSkip });
        parts.push(question.element);
      }
      if (step.question && text.question && answer) {
        verdict = createVerdict(words, { told, ask: text.question, answer, timed: store.get().timed, onAgain });
        parts.push(verdict, ...paragraphs(text.after?.(facts) ?? [], hint));
      }
      // Doors and sections are the page's: a figure in somebody else's has none.
      if (hasAddress && (!step.question || answer)) parts.push(...createWays(context, words, step.ways));
      body.replaceChildren(...parts);
      article.dataset.lessonTold = String(facts.here.info.count);
      hold();
    },

    /** @param {State} state */
    update: (state) => question?.update(state),

    /** The dictionary that is shown does not suit the step. @param {{shown: number, told: number} | null} counts */
    note(counts) {
      note.hidden = counts === null;
      if (counts) setText(note, words.elsewhere(counts.shown, counts.told));
    },

    focusVerdict: () => verdict?.focus({ preventScroll: false }),

    /** @param {string} message */
    fail(message) {
      failure.hidden = false;
      setText(failure, words.failed(message));
    },
  };
}
