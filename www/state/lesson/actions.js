/** @import { Action } from '../types.js' */
/** @import { LessonWish } from './types.js' */

/** What can happen to the lesson. */
export const lessonActions = Object.freeze({
  /**
   * @param {LessonWish} wish
   * @param {{keepsDictionary?: boolean}} [options] whether the dictionary that stands, or is asked for, was chosen by the reader
   * @returns {Action}
   */
  open: (wish, { keepsDictionary = false } = {}) => ({ type: 'lesson/opened', wish, keepsDictionary }),
  /** To a step, whose lab is set anew. @param {number} step from 1 @returns {Action} */
  goTo: (step) => ({ type: 'lesson/step', step }),
  /** To play; it waits. @returns {Action} */
  leave: () => ({ type: 'lesson/left' }),
  /** From one question to all the steps around it. @returns {Action} */
  showWhole: () => ({ type: 'lesson/whole' }),
  /** @returns {Action} */
  close: () => ({ type: 'lesson/closed' }),
});
