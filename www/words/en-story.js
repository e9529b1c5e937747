import { fix, reach } from './en-story/after.js';
import { curve, flame, leap, loop, needless } from './en-story/before.js';
import { sources, versions } from './en-story/sources.js';
import { buckets, names, numbers } from './en/nouns.js';

const { whole } = numbers;

/** @import { Reckoned } from '../draw/types.js' */

/**
 * A piece of a paragraph: text, code, an exact number that the engine has computed, a link to an
 * issue or a pull request of tarantool/tarantool, or a button that has a dictionary shown.
 *
 * @typedef {string | {code: string} | {exact: string} | {issue: number} | {pull: number} | {show: number, text: string}} Piece
 */

/** The costs that the engine has computed. @typedef {(count: number) => Reckoned} Known */

/** The case, from the curve to the backports. */
export const enStory = {
  lead: 'How a curve with steps in it led to a line that nobody had needed for years. What others reported is said to be reported; the exact numbers are computed by the engine on this page as you read them.',
  sections: { curve, flame, loop, leap, needless, fix, reach },
  /** @param {number} number */
  issue: (number) => `issue ${number}`,
  /** @param {number} number */
  pull: (number) => `pull request ${number}`,
  exactHint: 'Exact: computed just now by the engine.',
  table: {
    label: 'What one name more costs',
    columns: { names: 'Names', buckets: 'Buckets', 'find-first': 'Examined by the loop', bulk: 'Examined by the fix' },
    /** @param {Reckoned} row */
    names: ({ count }) => whole(count),
    /** @param {Reckoned} row */
    buckets: ({ buckets: table, shadowBuckets }) =>
      (shadowBuckets > 0 ? `${whole(table)}, growing to ${whole(shadowBuckets)}` : whole(table)),
    /** @param {number} examined */
    examined: (examined) => whole(examined),
  },
  /** Under the lines of the loop. */
  loopCaption: 'The loop, line by line, as the panes above run it.',
  fixCaption: 'What is left after the fix.',
  /** @param {number} count @param {number} table */
  shown: (count, table) => `The two teardowns at the top of the page now show ${names(count)} in ${buckets(table)}.`,
  versions,
  sources,
};

/** @typedef {typeof enStory} StoryWords */
