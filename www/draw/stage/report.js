/**
 * Errors on their way from the painter to the page: messages carry no classes.
 *
 * @import { ErrorReport } from '../types.js'
 */
import { LabError } from '../../engine/lab-error.js';

/**
 * @param {unknown} error
 * @returns {ErrorReport} an error that the engine did not foresee counts as `engine-failed`
 */
export function reportOf(error) {
  if (error instanceof LabError) return { code: error.code, message: error.message };
  return { code: 'engine-failed', message: `The painter stopped unexpectedly (${String(error)}).` };
}

/**
 * @param {ErrorReport} report
 * @returns {LabError}
 */
export function errorOf({ code, message }) {
  return new LabError(code, message);
}

/**
 * What a promise rejects with when nobody wants its result any more.
 *
 * @param {string} why
 * @returns {DOMException} an AbortError
 */
export function abortError(why) {
  return new DOMException(why, 'AbortError');
}
