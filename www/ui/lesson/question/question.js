/** @import { Given } from '../../../state/lesson/types.js' */
/** @import { State } from '../../../state/types.js' */
/** @import { LessonWords, QuestionWords } from '../../../words/en-lesson.js' */
/** @import { Context } from '../../types.js' */
/** @import { Told } from '../driver.js' */
import { h, setText } from '../../dom/h.js';
import { inline } from '../pieces.js';
import { createNumber } from './number.js';

/**
 * A way to answer: `read` hands back what is committed to, or why that is no answer.
 *
 * @typedef {object} Input
 * @property {readonly HTMLElement[]} elements
 * @property {() => {given: Given} | {refused: string}} read
 * @property {(state: State) => void} [update]
 *
 * @typedef {{element: HTMLElement, update: (state: State) => void}} Question
 */

/**
 * A question: asked, and answered or passed over.
 *
 * @param {Context} context
 * @param {LessonWords} words
 * @param {object} parts
 * @param {Told} parts.told
 * @param {QuestionWords} parts.ask
 * @param {boolean} parts.isLocked whether it may not be passed over
 * @param {(given: Given) => void} parts.onAnswer
 * @param {() => void} parts.onSkip
 * @returns {Question}
 */
export function createQuestion(context, words, { told, ask, isLocked, onAnswer, onSkip }) {
  const { question } = words;
  const asked = h('p', { class: 'lesson-ask', id: context.id('lesson-ask') }, ...inline(ask.ask(told.facts), words.exactHint));
  const refusal = h('p', { class: 'refusal', role: 'alert', id: context.id('lesson-refusal'), hidden: true });
  const { step, facts, lines } = told;
  const named = { label: ask.label, describedBy: `${asked.id} ${refusal.id}` };
  const input = step.question?.kind === 'line' && lines
    ? lines.createLine(words, { ...named, plot: step.question.plot(facts) })
    : createNumber(context, words, { ...named, told });
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const answer = input.read();
    const isRefused = 'refused' in answer;
    refusal.hidden = !isRefused;
    setText(refusal, isRefused ? answer.refused : '');
    if (!isRefused) onAnswer(answer.given);
  };
  const element = h('form', { class: 'lesson-question', novalidate: true, on: { submit } },
    h('h3', { class: 'lesson-subheading' }, question.heading),
    asked, ...input.elements, refusal,
    h('div', { class: 'lesson-answer' },
      h('button', { type: 'submit', class: 'button lesson-commit', 'data-lesson-do': 'commit' }, question.commit),
      isLocked ? null : h('button', { type: 'button', class: 'button button-quiet', 'data-lesson-do': 'skip', on: { click: onSkip } }, question.skip)),
    h('p', { class: 'setting-note' }, question.privacy));
  return { element, update: (state) => input.update?.(state) };
}
