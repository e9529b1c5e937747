/** @import { Pace, ProfileRun } from '../../state/profile/types.js' */
import { fields, listed } from '../en-chart/nouns.js';
import { note } from '../en-chart/status.js';
import { time } from '../en-chart/times.js';
import { numbers } from '../en/nouns.js';

const { whole } = numbers;

/** @param {number} value */
const counts = (value) => numbers.count(value, { one: 'count', other: 'counts' });

export const status = {
  empty: 'Nothing is measured yet.',
  /** @param {number} clockStepNs */
  coarse: (clockStepNs) => `Nothing is measured yet. This browser’s clock steps by ${time(clockStepNs)}, so measuring takes some time, and waits for you to ask.`,
  waiting: 'Getting ready to measure.',
  /** @param {NonNullable<ProfileRun['progress']>} progress */
  running: ({ done, of, count }) => `Measuring ${fields(count)}: ${whole(done)} of ${counts(of)} done.`,
  stopping: 'Stopping.',
  /** @param {number} done @param {number} of */
  stopped: (done, of) => (done === 0
    ? 'Stopped before anything was measured.'
    : `Stopped after ${whole(done)} of ${counts(of)}; what was measured stays.`),
  /** @param {number} done @param {string} message */
  failed: (done, message) => (done === 0
    ? `The measurement broke off. ${message}`
    : `The measurement broke off after ${counts(done)}; what was measured stays. ${message}`),
  /** @param {number} all @param {number} clockStepNs @param {Pace} pace */
  done: (all, clockStepNs, pace) => (pace === 'quick'
    ? `${counts(all)} measured in a quick look, with a clock that steps by ${time(clockStepNs)}. Measuring again takes some seconds, and tells more.`
    : `${counts(all)} measured, with a clock that steps by ${time(clockStepNs)}.`),
  /** What disturbed the profile that is shown. @param {readonly string[]} codes */
  disturbed: (codes) => `Of the profile shown: ${listed(codes.map(note))}.`,
};
