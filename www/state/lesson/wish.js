/** @import { LessonState, LessonWish } from './types.js' */
import { parseNumber } from '../parse.js';
import { stepIds } from './ids.js';

/**
 * What an address says of the lesson:
 *
 *     ?lesson=5                       a step
 *     ?lesson=6&only                  one question alone
 *     ?lesson=6&only&predict=first    nothing is told before an answer is given
 *
 * What was answered is never a part of it.
 */
export const lessonParameters = Object.freeze(/** @type {const} */ (['lesson', 'only', 'predict']));

/**
 * @param {(name: typeof lessonParameters[number]) => string | null} get
 * @param {(parameter: 'lesson' | 'predict', value: string) => void} complain told of a value that means nothing
 * @returns {LessonWish | null} null: no lesson is asked for
 */
export function readLessonWish(get, complain) {
  const lesson = get('lesson');
  const predict = get('predict');
  if (predict !== null && predict !== 'first' && predict !== 'free') complain('predict', predict);
  if (lesson === null) return null;
  return { step: stepOf(lesson, complain), only: get('only') !== null, predictFirst: predict === 'first' };
}

/** @param {string} lesson @param {(parameter: 'lesson', value: string) => void} complain */
function stepOf(lesson, complain) {
  if (lesson === '') return 1;
  const step = parseNumber(lesson);
  if (typeof step === 'number' && Number.isInteger(step) && step >= 1 && step <= stepIds.length) return step;
  complain('lesson', lesson);
  return 1;
}

/**
 * @param {LessonState | LessonWish | null} lesson
 * @returns {[string, string][]} what the address says; a lesson that was left is not shown, so it is not said
 */
export function lessonQuery(lesson) {
  if (!lesson || ('away' in lesson && lesson.away)) return [];
  return [
    ['lesson', String(lesson.step)],
    ...(lesson.only ? [/** @type {[string, string]} */ (['only', ''])] : []),
    ...(lesson.predictFirst ? [/** @type {[string, string]} */ (['predict', 'first'])] : []),
  ];
}
