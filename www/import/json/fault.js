import { quoted } from '../refuse.js';

/** @typedef {{at: number, expected: string, found: string}} Fault */

const BLANK = /[ \t\n\r]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const ATOM = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

/**
 * Where a text stops being JSON, and what should be there. Reads it as JSON's grammar says, without
 * recursion, up to the first fault. O(characters).
 *
 * @param {string} text that JSON.parse has refused
 * @returns {Fault}
 */
export function faultIn(text) {
  let at = 0;
  /** what encloses the place: `]` or `}`, the innermost last @type {string[]} */
  const open = [];
  const skip = (/** @type {RegExp} */ pattern) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at += match[0].length;
    return match !== null;
  };
  /** @param {string} expected @returns {Fault} */
  const fault = (expected) => ({ at, expected, found: foundAt(text, at) });

  /** @param {'text' | 'a key'} what @returns {Fault | null} */
  const string = (what) => {
    if (text[at] !== '"') return fault(`${what} in double quotes`);
    at += 1;
    for (;;) {
      // A control character ends the text too: it must be written as an escape.
      while (text.charCodeAt(at) >= 32 && text[at] !== '"' && text[at] !== '\\') at += 1;
      if (text[at] === '"') break;
      if (text[at] !== '\\') return fault(`the double quote that ends ${what}`);
      if (!skip(ESCAPE)) return fault('an escape such as \\n or \\u0041');
    }
    at += 1;
    return null;
  };
  /** @returns {Fault | null} a key and its colon */
  const key = () => {
    const wrong = string('a key');
    if (wrong) return wrong;
    skip(BLANK);
    if (text[at] !== ':') return fault('a colon');
    at += 1;
    return null;
  };

  for (;;) {
    skip(BLANK);
    const opened = text[at];
    if (opened === '{' || opened === '[') {
      at += 1;
      skip(BLANK);
      const close = opened === '{' ? '}' : ']';
      if (text[at] !== close) {
        open.push(close);
        const wrong = opened === '{' ? key() : null;
        if (wrong) return wrong;
        continue;
      }
      at += 1;
    } else if (opened === '"') {
      const wrong = string('text');
      if (wrong) return wrong;
    } else if (!skip(ATOM)) {
      return fault('a value');
    }
    for (;;) {
      skip(BLANK);
      const close = open.at(-1);
      if (close === undefined) return fault('the end of the text');
      if (text[at] === close) {
        at += 1;
        open.pop();
        continue;
      }
      if (text[at] !== ',') return fault(`a comma or “${close}”`);
      at += 1;
      skip(BLANK);
      const wrong = close === '}' ? key() : null;
      if (wrong) return wrong;
      break;
    }
  }
}

/** @param {string} text @param {number} at */
function foundAt(text, at) {
  if (at >= text.length) return 'the end of the text';
  return text[at] === '\n' ? 'a line break' : quoted(String.fromCodePoint(text.codePointAt(at) ?? 0));
}
