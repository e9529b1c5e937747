/**
 * Questions to the painter, each with a promise of its answer.
 *
 * @import { ErrorReport, Questions, Request } from '../types.js'
 */
import { errorOf } from './report.js';

/** @param {(request: Request) => void} post */
export function createQuestions(post) {
  let ids = 0;
  /** @type {Map<number, { resolve: (answer: any) => void, reject: (error: Error) => void }>} */
  const open = new Map();

  /**
   * @param {number} id
   * @param {(question: { resolve: (answer: any) => void, reject: (error: Error) => void }) => void} settle
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
        open.set(id, { resolve, reject });
        post(/** @type {Request} */ ({ kind: 'ask', id, name, ask }));
      });
    },

    /** @param {number} id @param {unknown} answer */
    answered: (id, answer) => close(id, ({ resolve }) => resolve(answer)),

    /** @param {number} id @param {ErrorReport} error */
    refused: (id, error) => close(id, ({ reject }) => reject(errorOf(error))),

    /** @param {Error} error */
    abandon(error) {
      for (const id of [...open.keys()]) close(id, ({ reject }) => reject(error));
    },
  };
}
