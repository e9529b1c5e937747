/** @import { Answer } from '../../../state/lesson/types.js' */
/** @import { LessonWords, QuestionWords } from '../../../words/en-lesson.js' */
/** @import { State } from '../../../state/types.js' */
/** @import { Told } from '../driver.js' */
import { h } from '../../dom/h.js';
import { inline } from '../pieces.js';

/**
 * The end of a question: how near the answer was, what is true, and the reason.
 *
 * @param {LessonWords} words
 * @param {{told: Told, ask: QuestionWords, answer: Answer, timed: State['timed'], onAgain: () => void}} parts
 * @returns {HTMLElement} takes the focus when it appears
 */
export function createVerdict(words, { told: { step: { question }, facts, lines }, ask, answer, timed, onAgain }) {
  const { question: texts, exactHint } = words;
  const { given, grade } = answer;
  return h('div', { class: 'lesson-verdict', tabindex: -1, 'data-verdict': grade?.verdict ?? 'shown', 'data-slip': grade?.slip ?? null },
    h('p', { class: 'lesson-graded' }, h('strong', {}, texts[grade?.verdict ?? 'shown']),
      ...(given === null ? [] : [' ', `${texts.yours}: ${typeof given === 'number' ? texts.number(given) : texts.line}.`])),
    question?.kind === 'line' && lines
      ? lines.createComparison(words, { plot: question.plot(facts), given: /** @type {readonly number[] | null} */ (given), label: ask.label, timed })
      : null,
    h('p', { 'data-lesson-truth': '' }, ...inline(ask.truth(facts), exactHint)),
    h('p', { 'data-lesson-why': '' }, ...inline(ask.why(facts, answer), exactHint)),
    h('button', { type: 'button', class: 'button button-quiet', 'data-lesson-do': 'guess-again', on: { click: onAgain } }, texts.again));
}
