/** @import { ProfileState } from './types.js' */

/**
 * Whose names the pictures are of: a run of others takes the place of all that was measured before it.
 *
 * @param {Pick<ProfileState, 'run' | 'format'>} state
 * @returns {readonly string[] | null} the reader's own format, whose first names were measured; null: made-up ones
 */
export function subjectOf({ run, format }) {
  return run ? run.names : format;
}
