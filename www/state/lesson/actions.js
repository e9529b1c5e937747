/** @import { Action, Source } from '../types.js' */
/** @import { Answer, LessonWish } from './types.js' */

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
  /** The lab is set, and the step is told: over another dictionary than its own, or over that (null). @param {Source | null} source @returns {Action} */
  toldOver: (source) => ({ type: 'lesson/told', source }),
  /** @param {string} question @param {Answer | null} answer null: it is asked again @returns {Action} */
  answer: (question, answer) => ({ type: 'lesson/answered', question, answer }),
  /** To play; it waits. @returns {Action} */
  leave: () => ({ type: 'lesson/left' }),
  /** From one question to all the steps around it. @returns {Action} */
  showWhole: () => ({ type: 'lesson/whole' }),
  /** @returns {Action} */
  close: () => ({ type: 'lesson/closed' }),
});
