/** @import { ErrorCode } from './types.js' */

/**
 * A refusal: `code` never changes, for programs; `message` names the offending value and what would
 * be right, for people.
 */
export class LabError extends Error {
  /**
   * @param {ErrorCode} code
   * @param {string} message
   * @param {{ cause?: unknown }} [options]
   */
  constructor(code, message, options) {
    super(message, options);
    this.name = 'LabError';
    /** @type {ErrorCode} */
    this.code = code;
  }
}
