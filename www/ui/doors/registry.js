/** @import { Context } from '../types.js' */
/** @import { DoorPart } from './types.js' */

/** Makes a part whose code and words are here. @typedef {(context: Context) => DoorPart | Promise<DoorPart>} MakePart */

/**
 * The parts behind the doors, in the order of the row. A part is one line here, and its title, lead
 * and the way to its other words in words/en/doors.js; its id is also its address.
 *
 * @type {readonly {id: keyof Context['words']['doors']['parts'], load: (words: Context['words']['doors']['parts']) => Promise<MakePart>}[]}
 */
export const doors = Object.freeze([
  { id: 'lesson', load: ({ lesson }) => both(import('../lesson/contents.js'), lesson.rest()) },
  { id: 'elsewhere', load: ({ elsewhere }) => both(import('../elsewhere/part.js'), elsewhere.rest()) },
  { id: 'story', load: ({ story }) => both(import('../story/part.js'), story.rest()) },
]);

/**
 * Brings a part's code and its words together.
 *
 * @template Words
 * @param {Promise<{createPart: (context: Context, words: Words) => DoorPart | Promise<DoorPart>}>} code
 * @param {Promise<Words>} words
 * @returns {Promise<MakePart>}
 */
export async function both(code, words) {
  const [{ createPart }, rest] = await Promise.all([code, words]);
  return (context) => createPart(context, rest);
}

/** @param {string} id @returns {(typeof doors)[number] | undefined} */
export function doorOf(id) {
  return doors.find((door) => door.id === id);
}
