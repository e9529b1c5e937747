/** @import { FormatKind } from '../types.js' */
import { limits } from '../limits.js';
import { placeAt } from '../place.js';
import { quoted, refusal } from '../refuse.js';
import { looksBinary, otherKindOf } from './other.js';

const EXPECTED = 'a format in Lua, YAML or JSON, or one name a line';

/** No other language that is looked for begins a line so. */
const SURELY_LUA = /^#!.{0,100}(?:tarantool|lua)|^[ \t]*local[ \t]+(?:function[ \t]+)?[A-Za-z_][\w, \t]{0,200}[=(]/m;

const LUA = Object.freeze([
  /^[ \t]*return[ \t]*[{(]/m,
  /^[ \t]*--(?:[^-\n]|-+[ \t]*[^-\s[{&!|>])/,
  /\bbox[ \t]{0,9}\.[ \t]{0,9}(?:schema|space|cfg|once)\b/,
  /[\w\])][ \t]{0,9}:[ \t]{0,9}format[ \t]{0,9}[({]/,
  /^[ \t]*[A-Za-z_][\w.]{0,200}(?:\[[^\]\n]{0,80}\])?[ \t]{0,99}=[ \t]{0,99}(?:[{'"\w]|\[=*\[|$)/m,
  /^[ \t]*function[ \t]+[A-Za-z_][\w.:]{0,200}[ \t]{0,9}\(/m,
]);

const YAML = Object.freeze([
  /^%YAML\b|^---(?:[ \t]|$)/,
  /^-(?:[ \t]|$)/,
  /^[ \t]*(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w][\w .-]{0,200})[ \t]{0,99}:(?:[ \t]|$)/,
]);

/**
 * How a text is written, by its beginning.
 *
 * @param {string} text
 * @returns {FormatKind}
 * @throws {import('../../engine/lab-error.js').LabError} `format-not-text`, `format-other-kind`
 */
export function detectKind(text) {
  const head = text.slice(0, limits.head).replace(/\r\n?/g, '\n');
  if (looksBinary(head)) {
    throw refusal('format-not-text', `This is a binary file, no text. What can be read is ${EXPECTED}.`, { expected: EXPECTED });
  }
  const start = head.search(/\S/);
  if (start < 0) return 'lines';
  const rest = head.slice(start);
  if (rest[0] === '[') return ofBrackets(rest);
  if (rest[0] === '{') return ofBraces(rest);
  const isLua = SURELY_LUA.test(head) && !/^(?:package[ \t]+\w+[ \t]*$|<)/m.test(head);
  if (isLua) return 'lua';
  refuseOthers(text, head);
  if (YAML[0].test(rest)) return 'yaml';
  if (LUA.some((sign) => sign.test(rest))) return 'lua';
  const line = firstLine(rest);
  return YAML.some((sign) => sign.test(line)) ? 'yaml' : 'lines';
}

/** @param {string} text @param {string} head */
function refuseOthers(text, head) {
  const other = otherKindOf(head);
  if (!other) return;
  throw refusal('format-other-kind', `This looks like ${other.name}, by ${quoted(other.sign)}. What can be read is ${EXPECTED}.`, {
    where: placeAt(text, other.at), expected: EXPECTED,
  });
}

/** @param {string} rest begins with a bracket @returns {FormatKind} */
function ofBrackets(rest) {
  if (/^\[\s{0,999}(?:"|\]|\[\s{0,999}["\]]|\{\s{0,999}["}]|$)/.test(rest)) return 'json';
  // `[1]` is a fine name.
  return /^\[\s{0,999}[{[A-Za-z_']/.test(rest) ? 'yaml' : 'lines';
}

/** @param {string} rest begins with a brace @returns {FormatKind} */
function ofBraces(rest) {
  if (/^\{\s{0,999}"(?:[^"\\\n]|\\.){0,999}"\s{0,999}:/.test(rest)) return 'json';
  if (/^\{\s{0,999}(?:'[^'\n]{0,200}'|[\w][\w .-]{0,200})[ \t]{0,99}:(?:\s|$)/.test(rest)) return 'yaml';
  return 'lua';
}

/** @param {string} rest @returns {string} the first line that is no comment of YAML's */
function firstLine(rest) {
  for (const line of rest.split('\n')) {
    if (line.trim() !== '' && !line.trimStart().startsWith('#')) return line.trimEnd();
  }
  return '';
}
