/** @import { ErrorCode, TextPlace } from '../engine/types.js' */
import { LabError } from '../engine/lab-error.js';
import { limits } from './limits.js';

/**
 * A refusal that says where and what was expected, in its message and as properties.
 *
 * @param {ErrorCode} code
 * @param {string} message a sentence, without the place
 * @param {{where?: TextPlace | null, expected?: string, cause?: unknown}} [about]
 * @returns {LabError}
 */
export function refusal(code, message, { where = null, expected, cause } = {}) {
  const place = where ? `Line ${where.line}, column ${where.column}: ` : '';
  return new LabError(code, place + message, { where, expected, cause });
}

/** @param {TextPlace | null} where */
export function tooDeep(where) {
  return refusal('format-too-deep', `Tables are nested too deeply here; at most ${limits.depth} within one another are read.`, {
    where, expected: `at most ${limits.depth} tables within one another`,
  });
}

/** @param {unknown} thrown what a recursive parser throws when the text nests deeper than the stack */
export function isStackOverflow(thrown) {
  return thrown instanceof RangeError || (thrown instanceof Error && thrown.name === 'InternalError');
}

/**
 * A piece of the text for a message.
 *
 * @param {string} text
 */
export function quoted(text) {
  const line = text.replace(/\s+/g, ' ').trim();
  const units = [...line.slice(0, 120)];
  return `“${units.length > 40 || line.length > 120 ? `${units.slice(0, 40).join('')}…` : line}”`;
}
