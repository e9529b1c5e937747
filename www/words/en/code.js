import { buckets, numbers } from './nouns.js';

const { whole } = numbers;

export const code = {
  heading: 'The area is the cost',
  lead: 'Each call of mh_first is one row, filled from bucket 0 to where the call stopped. The filled area is the number of buckets examined; beside each picture, the lines that pay for it.',
  /** @param {string} title @param {string} cost */
  staircaseLabel: (title, cost) => `${title}: a row for each call of mh_first, as long as the call had to look. ${cost}`,
  staircaseHint: 'Click a row to go to that call.',
  /** @param {number} examined */
  area: (examined) => `${buckets(examined)} examined in all.`,
  nothing: 'Nothing: bulk makes no call, so there is no area.',
  /** @param {number} call @param {number} all */
  call: (call, all) => `call ${whole(call)} of ${whole(all)}`,
  /** @param {string} title */
  programLabel: (title) => `${title}, line by line`,
  /** Beside the line where the search begins. */
  first: 'mh_first, O(n): from bucket 0, each time',
  values: {
    /** @param {number} value */
    left: (value) => `size = ${whole(value)}`,
    /** @param {number} value */
    cursor: (value) => `i = ${whole(value)}`,
    /** @param {number} value */
    examined: (value) => `examined = ${whole(value)}`,
    /** @param {number} value */
    moved: (value) => `moved = ${whole(value)}`,
  },
};
