/** @import { Context } from '../types.js' */
/** @import { Connections, DoorPart, LeftRace } from './types.js' */

/**
 * Makes a part whose code and words are here, or takes up what the same part has left in another language.
 *
 * @typedef {(context: Context, left: LeftRace | null) => DoorPart | Promise<DoorPart>} MakePart
 */

/**
 * A part behind a door. Its title, its lead and the way to its other words are in words/en/doors.js;
 * its id is also its address.
 *
 * @typedef {object} DoorEntry
 * @property {keyof Context['words']['doors']['parts']} id
 * @property {(words: Context['words']['doors']['parts']) => Promise<MakePart>} load
 */

/**
 * The parts behind the doors, in the order of the row. A part is one line here.
 *
 * @param {Connections} connect how workers are reached
 * @returns {readonly DoorEntry[]}
 */
export const doorsOf = (connect) => [
  { id: 'lesson', load: ({ lesson }) => both(import('../lesson/contents.js'), lesson.rest()) },
  {
    id: 'remedies',
    async load({ remedies }) {
      const [{ createPart }, rest] = await Promise.all([import('../remedies/part.js'), remedies.rest()]);
      return (context, left) => createPart(context, rest, connect, left);
    },
  },
  { id: 'elsewhere', load: ({ elsewhere }) => both(import('../elsewhere/part.js'), elsewhere.rest()) },
  { id: 'story', load: ({ story }) => both(import('../story/part.js'), story.rest()) },
];

/**
 * Brings a part's code and its words together.
 *
 * @template Words
 * @param {Promise<{createPart: (context: Context, words: Words) => DoorPart | Promise<DoorPart>}>} code
 * @param {Promise<Words>} words
 * @returns {Promise<MakePart>}
 */
async function both(code, words) {
  const [{ createPart }, rest] = await Promise.all([code, words]);
  return (context) => createPart(context, rest);
}
