/** @import { CurrentRun } from '../../state/chart/types.js' */
import { numbers } from '../en/nouns.js';
import { fields, listed, points } from './nouns.js';
import { toil } from './toil.js';
import { measured, time } from './times.js';

const { whole } = numbers;

/** What disturbed a point, by the code of the note. @type {Record<string, string>} */
export const notes = {
  'clock-stood-still': 'the clock stood still for a while',
  'clock-coarse': 'the clock steps coarsely',
  drift: 'the samples drifted while they were taken',
  retried: 'it was disturbed and measured once more',
  budget: 'its time was up before all samples were taken',
  hidden: 'the page was hidden meanwhile, and browsers slow hidden pages down',
};

/** @param {string} code */
export const note = (code) => notes[code] ?? code;

/** @param {number} ms */
const left = (ms) => (ms < 1500 ? 'about a second left' : `about ${whole(Math.round(ms / 1000))} seconds left`);

export const status = {
  note,
  /** Nothing was measured yet. @param {number | null} nsPerBucket */
  empty: (nsPerBucket) => (nsPerBucket === null
    ? 'Nothing is measured yet.'
    : `Nothing is measured yet. The thin line is a prediction: the exact number of buckets examined ×\u00a0${measured(nsPerBucket)}\u00a0ns, from a first look at this browser.`),
  noPrediction: 'This browser’s clock is too coarse for a first look, so there is no prediction before you measure.',
  waiting: 'Getting ready to measure.',
  /** @param {NonNullable<CurrentRun['progress']>} progress */
  running: ({ done, of, count, left: ms }) =>
    [`Measuring ${fields(count)}: ${whole(done)} of ${points(of)} done`, ms === null ? null : left(ms)].filter(Boolean).join(', ') + '.',
  stopping: 'Stopping.',
  /** @param {number} done @param {number} of */
  stopped: (done, of) => (done === 0
    ? 'Stopped before the first point was measured.'
    : `Stopped after ${whole(done)} of ${points(of)}; what was measured stays.`),
  /** @param {number} done @param {string} message */
  failed: (done, message) => (done === 0
    ? `The measurement broke off. ${message}`
    : `The measurement broke off after ${points(done)}, which ${done === 1 ? 'stays' : 'stay'}. ${message}`),
  /** @param {number} done @param {number} clockStepNs */
  done: (done, clockStepNs) => `${points(done)} measured, with a clock that steps by ${time(clockStepNs)}.`,
  /** @param {readonly number[]} counts */
  belowClock: (counts) => `Bulk is below the clock at ${counts.length === 1 ? fields(counts[0] ?? 0) : `${whole(counts.length)} counts`}: even a whole batch of it ends within twenty steps of the clock. The arrows start from the most that it can be.`,
  /** @param {readonly number[]} counts */
  predicted: (counts) => `${points(counts.length)} would not fit the time that a point may take (find first at ${listed(counts.slice(0, 3).map(whole))}${counts.length > 3 ? ' and more' : ' fields'}); predicted instead, and drawn hollow.`,
  /** @param {string} code @param {readonly number[]} counts */
  disturbed: (code, counts) => `At ${counts.length > 4 ? `${whole(counts.length)} counts` : `${listed(counts.map(whole))} fields`}: ${note(code)}.`,
  toil: { ...toil, waits: toil.exact },
};
