/** @import { TextPlace } from '../engine/types.js' */

/**
 * Where an offset is. O(offset).
 *
 * @param {string} text
 * @param {number} offset in UTF-16 units, from 0
 * @returns {TextPlace}
 */
export function placeAt(text, offset) {
  const end = Math.max(0, Math.min(offset, text.length));
  let line = 1;
  let start = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) {
    line += 1;
    start = at + 1;
  }
  return { line, column: charactersIn(text.slice(start, end)) + 1 };
}

/** @param {string} text */
function charactersIn(text) {
  let count = 0;
  // By code points: a pair of surrogates is one character.
  for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) count += 1;
  return count;
}
