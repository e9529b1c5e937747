/** @import { Strategy } from '../engine/types.js' */
/** @import { Verdict } from '../state/remedies/verdict.js' */
import { buckets, looks, names, numbers } from './en/nouns.js';
import { strategies } from './en/panes.js';

const { whole, rounded } = numbers;
const slope = (/** @type {number} */ value) => numbers.hundredths(value);

/** @param {readonly string[]} parts */
const inRow = (parts) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`);
/** @param {readonly Strategy[]} some */
const listed = (some) => inRow(some.map((strategy) => strategies[strategy].title.toLowerCase()));
/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the race says; it comes with the race. */
export const remediesWords = {
  lanes: 'Five teardowns of one table',
  /** @param {Strategy} strategy */
  gridLabel: (strategy) => `${strategies[strategy].title}: the buckets, one cell each.`,
  /** @param {Strategy} strategy @param {number} all */
  stairsLabel: (strategy, all) => `${strategies[strategy].title}: a row for each call, as long as it had to look; ${looks(all)} in all.`,
  /** What the transport says of five instead of two. */
  transport: {
    label: 'Playing all five teardowns',
    clock: 'All advance by the',
    unmeasured: 'Same time needs the time of a step of each of the five; measure them below.',
    belowClock: 'Same time needs the time of a step of each of the five, and not all are measured in this browser; measure them below.',
    allBelowClock: 'Same time needs the time of a step of each of the five, and none could be told by this browser’s clock yet; measure them below.',
  },
  counts: {
    heading: 'What each costs',
    /** @param {number} count */
    caption: (count) => `Exact, for ${names(count)}`,
    columns: {
      strategy: 'Strategy', examined: 'Buckets examined', words: 'Words looked at', deletions: 'Deletions', batches: 'Batches moved',
      frees: 'Frees', share: 'Of find first’s looks',
    },
    /** @param {number} share of find-first's looks @returns {string} */
    share: (share) => {
      if (share === 0) return 'none';
      return share === 1 ? 'all' : `1 in ${rounded(1 / share)}`;
    },
  },
  curve: {
    heading: 'Which of them change the slope',
    lead: 'On two logarithmic scales a cost that grows with the square of the number of names is a line of slope 2, one that grows with the number a line of slope 1. A remedy that only makes the constant smaller lowers the line and leaves its slope.',
    counting: 'The exact counts are being fitted.',
    /** @param {string} reason */
    notCounted: (reason) => `The exact counts could not be fitted: ${reason}`,
    /** @param {{from: number, to: number}} range */
    caption: ({ from, to }) => `Slope on two logarithmic scales, by least squares, over ${whole(from)} to ${whole(to)} names`,
    slopes: 'Slopes',
    columns: { strategy: 'Strategy', exact: 'By exact looks', measured: 'By measured time' },
    slope,
    noLooks: 'no looks',
    unmeasured: 'not measured',
    measure: 'Measure all five here',
    again: 'Measure all five again',
    stop: 'Stop',
    /** What the slopes say. @param {Verdict} verdict */
    verdict({ source, reference, constant, bent, still }) {
      const by = source === 'exact' ? 'By exact looks' : 'By the times measured here';
      const sentences = [`${by}, find first has slope ${slope(reference)}.`];
      if (constant.length > 0) {
        sentences.push(`${capital(listed(constant.map(({ strategy }) => strategy)))} ${constant.length > 1 ? 'change' : 'changes'} only the constant: slope ${inRow(constant.map((each) => slope(each.slope)))}, and ${inRow(constant.map((each) => rounded(each.factor)))} times less at ${names(constant[0].count)}.`);
      }
      if (bent.length > 0) {
        sentences.push(`${capital(listed(bent.map(({ strategy }) => strategy)))} ${bent.length > 1 ? 'change' : 'changes'} the slope itself, to ${inRow(bent.map((each) => slope(each.slope)))}.`);
      }
      if (still.length > 0) sentences.push(`${capital(listed(still))} looks at ${buckets(0)}, so it has no slope.`);
      return sentences.join(' ');
    },
  },
};

/** @typedef {typeof remediesWords} RemediesWords */
