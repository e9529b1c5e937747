/** @import { ProfileContext, ProfilePart } from './types.js' */
import { subjectOf } from '../../state/profile/select.js';
import { createWhose } from '../chart/whose.js';

/**
 * Whose names the pictures are of, and whose are measured next.
 *
 * @param {ProfileContext} context
 * @returns {ProfilePart}
 */
export function createOf({ profile: { controls } }) {
  const { element, show } = createWhose({ say: controls.of, mark: 'data-profile-of' });
  return { element, update: (state) => show({ shown: subjectOf(state), next: state.format }) };
}
