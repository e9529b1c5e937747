import { looks, names, numbers } from '../en/nouns.js';

const { whole } = numbers;

/** What stands around the steps. */
export const panel = {
  label: 'The lesson',
  /** @param {number} step @param {number} all */
  progress: (step, all) => `Step ${whole(step)} of ${whole(all)}`,
  /** @param {number} step */
  single: (step) => `One question: step ${whole(step)} of the lesson`,
  previous: 'Back',
  next: 'Next',
  finish: 'Finish',
  keys: 'Page Down and Page Up go on and back too, as a presenter’s remote does.',
  leave: 'Leave to play',
  /** @param {number} step @param {number} all @param {string} title */
  waits: (step, all, title) => `The lesson waits at step ${whole(step)} of ${whole(all)}: ${title}.`,
  resume: 'Return to the lesson',
  close: 'End the lesson',
  again: 'Set the lab again',
  veiled: 'Hidden until you have answered.',
  whole: 'The whole lesson',
  exactHint: 'Exact: computed just now by the engine.',
  /** Where the dictionary that is shown does not suit the step. @param {number} shown @param {number} told */
  elsewhere: (shown, told) => `The lab shows ${numbers.count(shown, { one: 'name', other: 'names' })} now; this step speaks of ${whole(told)}.`,
  /** @param {string} reason */
  failed: (reason) => `This step could not be set: ${reason}`,
  question: {
    heading: 'Your guess first',
    commit: 'That is my answer',
    skip: 'Show me',
    locked: 'What comes next opens once you have answered.',
    privacy: 'Answers stay in this page: they are not stored and not sent.',
    none: 'Type a whole number: nothing has been typed yet.',
    /** @param {string} typed */
    noNumber: (typed) => `“${typed}” is not a whole number of zero or more.`,
    /** @param {number} bucket @param {number} last */
    noBucket: (bucket, last) => `There is no bucket ${whole(bucket)}; the last one is ${whole(last)}.`,
    /** @param {number} bucket */
    picked: (bucket) => `Bucket ${whole(bucket)} is chosen; commit to it, or choose another one.`,
    yours: 'Your answer',
    /** @param {number} given */
    number: (given) => whole(given),
    line: 'the dashed line',
    right: 'Right.',
    near: 'Close.',
    off: 'Not quite.',
    shown: 'Here it is.',
    again: 'Guess again',
  },
  line: {
    hint: 'Drag the four points in the grey part, or move each with the arrow keys.',
    none: 'Draw your line first: none of its points has been moved yet.',
    whole,
    /** @param {number} value in the unit of the axis */
    tick: numbers.rounded,
    /** @param {number} size of the axis’ unit, a power of a thousand */
    unit: (size) => ({ 1e3: 'thousands of ', 1e6: 'millions of ', 1e9: 'billions of ' }[size] ?? ''),
    over: {
      calls: {
        across: 'calls',
        /** @param {string} unit */
        up: (unit) => `${unit}buckets a call`,
        column: 'Call',
        /** @param {number} call @param {number} all */
        handle: (call, all) => `Call ${whole(call)} of ${whole(all)}`,
        /** @param {number} value */
        value: (value) => numbers.count(value, { one: 'bucket', other: 'buckets' }),
      },
      names: {
        across: 'names',
        /** @param {string} unit */
        up: (unit) => `${unit}buckets examined`,
        column: 'Names',
        /** @param {number} count @param {number} _last */
        handle: (count, _last) => names(count),
        /** @param {number} value */
        value: (value) => looks(value),
      },
    },
    legend: { exact: 'as counted', drawn: 'your line', measured: 'as measured' },
    /** @param {string} label */
    compared: (label) => `${label}: as counted, and as you drew it. The numbers follow.`,
    /** @param {number} ns a bucket */
    measured: (ns) => `As measured in your browser: the times divided by their median, ${numbers.rounded(ns)}\u00a0ns a bucket.`,
    numbers: 'In numbers',
  },
  teacher: {
    summary: 'For a class',
    lead: 'A link to this step alone. Whoever opens it sees one question and the lab.',
    first: 'Tell nothing before an answer is given',
    copy: 'Copy a link to this question',
    copyStep: 'Copy a link to this step',
    copied: 'Copied.',
    notCopied: 'Your browser does not let the page copy. The link is selected: copy it with your keyboard.',
  },
  contents: {
    lead: 'Two minutes over the lab itself: each step sets the panes above, and some ask you to guess before they tell. You can leave at any step to play, and come back.',
    start: 'Start the lesson',
    predict: 'question',
    teachers: 'For a class',
    teacherLead: 'Each step has an address of its own. With predict=first in it, answers and what follows stay hidden until the reader has committed to one.',
    startLocked: 'Start with “predict first”',
  },
  ways: {
    chart: 'The times in your browser',
    profile: 'Where the time goes, before and after',
    elsewhere: 'The same fault elsewhere, with its reported times',
    story: 'The story of this case',
    remedies: 'Other ways to mend it, side by side',
  },
};
