/** @import { Piece } from '../en-lesson.js' */
import { buckets, entries, looks, names, numbers, times } from '../ru/nouns.js';
import { exactPieces } from '../exact-pieces.js';

const { whole, tenths, hundredths, rounded } = numbers;

/** Exact numbers as pieces of a text, each with its noun in the nominative. */
export const n = exactPieces({ whole, tenths, hundredths, rounded, names, buckets, entries, looks, times });

/** @type {Piece} */
export const first = { code: 'mh_first' };
