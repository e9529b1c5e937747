/**
 * A table alone is no program. What begins with one is read as what a program would return.
 *
 * @typedef {object} Program
 * @property {string} source
 * @property {(offset: number) => number} given the offset in the text as it was given
 */

const RETURN = 'return ';

/**
 * @param {string} text
 * @returns {Program}
 */
export function programOf(text) {
  const start = skipBlanks(text);
  if (text[start] !== '{') return { source: text, given: (offset) => offset };
  return {
    source: `${text.slice(0, start)}${RETURN}${text.slice(start, endOfTables(text))}`,
    given: (offset) => (offset > start ? Math.max(start, offset - RETURN.length) : offset),
  };
}

/** Tables that were copied out of a list end with its separator. @param {string} text */
function endOfTables(text) {
  let end = text.length;
  while (end > 0 && /[\s,;]/.test(text[end - 1])) end -= 1;
  return end;
}

/**
 * Where the first word or sign is, behind blanks and comments. O(characters).
 *
 * @param {string} text
 */
export function skipBlanks(text) {
  const blank = /\s*/y;
  let at = 0;
  for (;;) {
    blank.lastIndex = at;
    at += blank.exec(text)?.[0].length ?? 0;
    if (!text.startsWith('--', at)) return at;
    const long = /^--\[(=*)\[/.exec(text.slice(at, at + 100));
    const end = long ? text.indexOf(`]${long[1]}]`, at) : text.indexOf('\n', at);
    if (end < 0) return text.length;
    at = end + (long ? long[1].length + 2 : 1);
  }
}
