/** @import { Piece } from '../en-lesson.js' */
import { buckets, entries, looks, names, numbers, times } from '../ru/nouns.js';

/** @param {(value: number) => string} write @returns {(value: number) => Piece} */
const exact = (write) => (value) => ({ exact: write(value) });

/** Exact numbers as pieces of a text, each with its noun in the nominative. */
export const n = Object.freeze({
  whole: exact(numbers.whole),
  tenths: exact(numbers.tenths),
  hundredths: exact(numbers.hundredths),
  rounded: exact(numbers.rounded),
  names: exact(names),
  buckets: exact(buckets),
  entries: exact(entries),
  looks: exact(looks),
  times: exact(times),
});

/** @type {Piece} */
export const first = { code: 'mh_first' };
