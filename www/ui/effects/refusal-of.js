/** @import { Refusal } from '../../state/types.js' */
import { LabError } from '../../engine/lab-error.js';

/**
 * The engine's refusal says why in one sentence. What is no LabError is a mistake of the program,
 * and is thrown on.
 *
 * @param {unknown} error
 * @returns {Refusal}
 */
export function refusalOf(error) {
  if (!(error instanceof LabError)) throw error;
  return { code: error.code, message: error.message };
}

/**
 * Whether something was given up on purpose: the reader stopped it, or the lab was taken down.
 *
 * @param {unknown} error
 */
export function isAbort(error) {
  return error instanceof Error && error.name === 'AbortError';
}
