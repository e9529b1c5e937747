/** @import { Source } from './types.js' */
import { LabError } from './lab-error.js';

/**
 * What both modules make of names: a handle of a family's, or of one's own.
 *
 * @template Handle
 * @typedef {{ fromFamily(family: string, count: unknown): Handle, fromNames(names: any[]): Handle }} FromNames
 */

/**
 * @template Handle
 * @param {FromNames<Handle>} kind
 * @param {Source} source
 * @returns {Handle}
 */
export function handleOf(kind, source) {
  if (source === null || typeof source !== 'object' || !('names' in source || 'count' in source)) {
    throw new LabError(
      'source-missing',
      `A dictionary cannot be built of ${String(source)}; give { family, count } or { names: [...] }.`,
    );
  }
  if (!('names' in source)) {
    return kind.fromFamily(String(source.family ?? 'field'), source.count);
  }
  if (!Array.isArray(source.names)) {
    throw new LabError('names-not-a-list', `The names are ${String(source.names)}; give an array of text.`);
  }
  return kind.fromNames(source.names);
}
