/** @import { Answer } from '../../../state/lesson/types.js' */
/** @import { LessonWords, QuestionWords } from '../../../words/en-lesson.js' */
/** @import { Told } from '../driver.js' */
import { h } from '../../dom/h.js';
import { inline } from '../pieces.js';
import { comparison } from './sketch.js';

/**
 * The end of a question: how near the answer was, what is true, and the reason.
 *
 * @param {LessonWords} words
 * @param {{told: Told, ask: QuestionWords, answer: Answer, onAgain: () => void}} parts
 * @returns {HTMLElement} takes the focus when it appears
 */
export function createVerdict(words, { told: { step, facts }, ask, answer, onAgain }) {
  const { question: texts, exactHint } = words;
  const { given, grade } = answer;
  const isLine = step.question?.kind === 'line';
  return h('div', { class: 'lesson-verdict', tabindex: -1, 'data-verdict': grade?.verdict ?? 'shown', 'data-slip': grade?.slip ?? null },
    h('p', { class: 'lesson-graded' }, h('strong', {}, texts[grade?.verdict ?? 'shown']),
      ...(given === null ? [] : [' ', `${texts.yours}: ${typeof given === 'number' ? texts.number(given) : texts.line}.`])),
    isLine ? comparison(words, facts, /** @type {readonly number[] | null} */ (given)) : null,
    h('p', { 'data-lesson-truth': '' }, ...inline(ask.truth(facts), exactHint)),
    h('p', { 'data-lesson-why': '' }, ...inline(ask.why(facts, answer), exactHint)),
    h('button', { type: 'button', class: 'button button-quiet', 'data-lesson-do': 'guess-again', on: { click: onAgain } }, texts.again));
}
