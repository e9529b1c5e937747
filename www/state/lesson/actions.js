/** @import { Action, Source } from '../types.js' */
/** @import { LessonWish } from './types.js' */

/** What can happen to the lesson. */
export const lessonActions = Object.freeze({
  /**
   * @param {LessonWish} wish
   * @param {{source?: Source | null}} [options] the dictionary that it is told over; null: the step's own
   * @returns {Action}
   */
  open: (wish, { source = null } = {}) => ({ type: 'lesson/opened', wish, source }),
  /** To a step, whose lab is set anew. @param {number} step from 1 @returns {Action} */
  goTo: (step) => ({ type: 'lesson/step', step }),
  /** It is told over another dictionary than the step's own; null: over that. @param {Source | null} source @returns {Action} */
  toldOver: (source) => ({ type: 'lesson/told', source }),
  /** To play; it waits. @returns {Action} */
  leave: () => ({ type: 'lesson/left' }),
  /** From one question to all the steps around it. @returns {Action} */
  showWhole: () => ({ type: 'lesson/whole' }),
  /** @returns {Action} */
  close: () => ({ type: 'lesson/closed' }),
});
