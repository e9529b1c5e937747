import { LabError } from './lab-error.js';

/**
 * A request that says whose names it is about; those of the family `field` when it names none.
 *
 * @template {object} Request
 * @param {Request} request
 * @param {string} problem how its refusal begins, if it is none
 * @param {string} right what would be right
 * @returns {Request & ({family: unknown} | {names: readonly string[]})}
 * @throws {LabError} `request-missing`, `names-not-a-list`
 */
export function namesAsked(request, problem, right) {
  if (request === null || typeof request !== 'object') {
    throw new LabError('request-missing', `${problem} ${String(request)}; ${right}.`);
  }
  const { names } = /** @type {{names?: unknown}} */ (request);
  if (names === undefined) return { ...request, family: /** @type {{family?: unknown}} */ (request).family ?? 'field' };
  if (!Array.isArray(names)) {
    throw new LabError('names-not-a-list', `The names are ${String(names)}; give an array of text.`);
  }
  return /** @type {Request & {names: readonly string[]}} */ (request);
}
