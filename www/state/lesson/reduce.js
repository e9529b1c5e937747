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
      return { ...action.wish, away: false, turn, source: action.source };
    case 'lesson/step': {
      if (!lesson) return lesson;
      const step = Math.min(stepIds.length, Math.max(1, action.step));
      return { ...lesson, step, away: false, turn, source: null };
    }
    case 'lesson/told':
      return lesson && (lesson.source === action.source ? lesson : { ...lesson, source: action.source });
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
