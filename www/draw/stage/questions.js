/**
 * Questions to the painter, each with a promise of its answer.
 *
 * @import { ErrorReport, Questions, Request } from '../types.js'
 */
import { errorOf } from './report.js';

/** @typedef {{ request: Request, resolve: (answer: any) => void, reject: (error: Error) => void }} Question */

/** @param {(request: Request) => void} post */
export function createQuestions(post) {
  let ids = 0;
  /** @type {Map<number, Question>} */
  const open = new Map();

  /**
   * @param {number} id
   * @param {(question: Question) => void} settle
   */
  function close(id, settle) {
    const question = open.get(id);
    open.delete(id);
    if (question !== undefined) settle(question);
  }

  return {
    /**
     * @template {keyof Questions} Name
     * @param {Name} name
     * @param {Questions[Name]['ask']} ask
     * @returns {Promise<Questions[Name]['answer']>}
     */
    ask(name, ask) {
      return new Promise((resolve, reject) => {
        const id = (ids += 1);
        const request = /** @type {Request} */ ({ kind: 'ask', id, name, ask });
        open.set(id, { request, resolve, reject });
        post(request);
      });
    },

    /** @param {number} id @param {unknown} answer */
    answered: (id, answer) => close(id, ({ resolve }) => resolve(answer)),

    /** @param {number} id @param {ErrorReport} error */
    refused: (id, error) => close(id, ({ reject }) => reject(errorOf(error))),

    /** The painter is gone, and another one shows the same: it is asked what is still open. */
    again() {
      for (const { request } of open.values()) post(request);
    },

    /** @param {Error} error */
    abandon(error) {
      for (const id of [...open.keys()]) close(id, ({ reject }) => reject(error));
    },
  };
}
