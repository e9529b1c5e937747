/** @import { Reading } from '../types.js' */
import luaparse from 'luaparse';
import { checkSize } from '../marks.js';
import { placeAt } from '../place.js';
import { isStackOverflow, refusal, tooDeep } from '../refuse.js';
import { fromBytes, toBytes } from './bytes.js';
import { chooseSpaces } from './choose.js';
import { programOf, skipBlanks } from './fragment.js';
import { scanProgram } from './scan.js';

/**
 * @param {string} text a Lua program, or one table or several
 * @returns {Reading}
 * @throws {import('../../engine/lab-error.js').LabError} `format-syntax`, `format-too-large`, `format-too-deep`
 */
export function readLua(text) {
  checkSize(text, 'lua');
  const bytes = toBytes(text);
  const { source, given } = programOf(bytes);
  const placeOf = (/** @type {number | null} */ at) => {
    if (at === null) return null;
    const before = fromBytes(bytes.slice(0, given(at)));
    return placeAt(before, before.length);
  };
  try {
    return { spaces: chooseSpaces(scanProgram(parse(source), source)), placeOf };
  } catch (thrown) {
    if (isStackOverflow(thrown)) throw tooDeep(null);
    if (thrown === noToken) throw refusal('format-syntax', 'This is no Lua.', { where: placeOf(skipBlanks(source)), expected: 'Lua' });
    if (!isSyntaxError(thrown)) throw thrown;
    const { message, expected } = explain(thrown.message);
    throw refusal('format-syntax', message, { where: placeOf(thrown.index), expected, cause: thrown });
  }
}

/** @param {string} source */
function parse(source) {
  try {
    return luaparse.parse(source, {
      comments: false, scope: false, locations: false, ranges: true, luaVersion: 'LuaJIT', encodingMode: 'pseudo-latin1',
    });
  } catch (thrown) {
    // The parser trips over its own message when the very first sign is none of Lua's.
    throw thrown instanceof TypeError ? noToken : thrown;
  }
}

/** Thrown when there is no first token. */
const noToken = Symbol('no token');

/**
 * @param {unknown} thrown
 * @returns {thrown is SyntaxError & {index: number}}
 */
function isSyntaxError(thrown) {
  return thrown instanceof SyntaxError && 'index' in thrown;
}

/**
 * The parser's sentence without its place, and what it expected.
 *
 * @param {string} told such as “[3:5] '}' expected near 'name'”
 */
function explain(told) {
  const bare = fromBytes(told.replace(/^\[\d+:\d+\] /, ''));
  const [, open] = /^unfinished (?:long )?(string|comment)\b/.exec(bare) ?? [];
  if (open) return { message: `In Lua there should be the end of the ${open} that is open here.`, expected: `the end of the ${open}` };
  const [, wanted, found] = /^(.+?) expected(?: \(.*\))? near '([\s\S]*)'$/.exec(bare) ?? [];
  if (wanted === undefined) return { message: `This is no Lua: ${shortened(bare)}.`, expected: 'Lua' };
  const expected = wanted === '<expression>' ? 'a value' : wanted;
  return { message: `In Lua there should be ${expected} here, not ${found === '<eof>' ? 'the end of the text' : `“${shortened(found)}”`}.`, expected };
}

/** @param {string} text */
function shortened(text) {
  const units = [...text.slice(0, 200)];
  return units.length > 60 ? `${units.slice(0, 60).join('')}…` : units.join('');
}
