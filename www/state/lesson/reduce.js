/** @import { Action } from '../types.js' */
/** @import { LessonState } from './types.js' */
import { stepIds } from './ids.js';

/**
 * @param {LessonState | null} lesson null: closed
 * @param {Action} action
 * @returns {LessonState | null}
 */
export function reduceLesson(lesson, action) {
  const turn = (lesson?.turn ?? 0) + 1;
  switch (action.type) {
    case 'lesson/opened':
      return {
        step: action.wish.step, only: action.wish.only, predictFirst: action.wish.predictFirst,
        away: false, turn, set: 0, source: action.source, answers: lesson?.answers ?? {},
      };
    case 'lesson/step': {
      if (!lesson) return lesson;
      const step = Math.min(stepIds.length, Math.max(1, action.step));
      return { ...lesson, step, away: false, turn, set: 0, source: null };
    }
    case 'lesson/told':
      return lesson && { ...lesson, source: action.source, set: lesson.turn };
    case 'lesson/answered':
      return lesson && { ...lesson, answers: { ...without(lesson.answers, action.question), ...(action.answer && { [action.question]: action.answer }) } };
    case 'lesson/left':
      return lesson && { ...lesson, away: true };
    case 'lesson/whole':
      return lesson && { ...lesson, only: false };
    case 'lesson/closed':
      return null;
    default:
      return lesson;
  }
}

/**
 * @param {LessonState['answers']} answers
 * @param {string} question
 */
function without(answers, question) {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => name !== question));
}
