/** @import { Piece } from './en-lesson.js' */
/** @typedef {(value: number) => string} Write */

/**
 * Exact numbers as pieces of a text; a number stays on one line with its noun.
 *
 * @template {Record<string, Write>} Writers
 * @param {Writers} writers of a language, each with its noun or without
 * @returns {Readonly<Record<keyof Writers, (value: number) => Piece>>} what each writes, as a piece
 */
export function exactPieces(writers) {
  const pieces = Object.entries(writers).map(([name, write]) => [name, (/** @type {number} */ value) => ({ exact: write(value).replaceAll(' ', '\u00a0') })]);
  return Object.freeze(Object.fromEntries(pieces));
}
