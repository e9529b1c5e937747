/** @import { ErrorCode, TextPlace } from './types.js' */

/**
 * A refusal: `code` never changes, for programs; `message` names the offending value and what would
 * be right, for people.
 */
export class LabError extends Error {
  /**
   * WebKit evaluates the entry of a module worker a second time when a chunk imports it, and then there are two classes:
   * an error of either is one.
   *
   * @override
   * @param {unknown} it
   */
  static [Symbol.hasInstance](it) {
    return it instanceof Error && it.name === 'LabError';
  }

  /**
   * @param {ErrorCode} code
   * @param {string} message
   * @param {{ cause?: unknown, where?: TextPlace | null, expected?: string | null }} [options]
   */
  constructor(code, message, options = {}) {
    super(message, options);
    this.name = 'LabError';
    /** @type {ErrorCode} */
    this.code = code;
    /** where in a text the fault is; null when it is in none, or in all of it */
    this.where = options.where ?? null;
    /** what should have been there instead, in words; null when the message alone says it */
    this.expected = options.expected ?? null;
  }
}
