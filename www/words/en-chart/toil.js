/** @import { Toil } from '../../state/unasked.js' */
import { names, numbers } from '../en/nouns.js';

/** How long: the one building that was timed was a cold one, slower than those to come. Two digits are enough. @param {Toil} toil */
const long = ({ ms }) => (ms === null ? 'longer than a moment' : `at most about ${numbers.rounded(Number((ms / 1000).toPrecision(2)))}\u00a0s, predicted`);

/**
 * Why something waits, by what it is, at the beginning of a sentence.
 *
 * @param {string} subject
 * @returns {(toil: Toil) => string}
 */
const waits = (subject) => (toil) => `${subject} would take ${long(toil)}: building the dictionary of ${names(toil.building.count)} once probes ${numbers.whole(toil.building.probes)} buckets. So it waits for you to ask.`;

/** What is said where building dictionaries takes long. */
export const toil = {
  measuring: waits('Measuring these names'),
  exact: waits('Counting the exact curve'),
  waits: waits('Counting this'),
  /** @param {Toil} what */
  counting: (what) => `Being counted; it takes ${long(what)}.`,
  count: 'Count it here',
  stop: 'Stop',
};
