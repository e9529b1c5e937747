/** @import { ProfilePair } from '../../measure/types.js' */
/** @import { ProfileState } from './types.js' */
export { isUnderWay } from './reduce.js';
export { subjectOf } from './subject.js';

/**
 * @param {Pick<ProfileState, 'pairs' | 'chosen'>} state
 * @returns {ProfilePair | null} what the pictures show; null when that is not measured
 */
export function chosenPair({ pairs, chosen }) {
  return pairs.find(({ before }) => before.count === chosen) ?? null;
}
