/** @import { Measure } from '../../engine/measure-types.js' */
/** @import { Plan, PresetName } from '../../measure/types.js' */
/** @import { OwnRefusal, ScaleName, ServerView } from '../../state/chart/types.js' */
import { numbers } from '../en/nouns.js';
import { whose } from './whose.js';

const { whole, rounded } = numbers;

/** @param {Plan} plan */
const range = ({ counts }) => `from ${whole(counts[0] ?? 0)} to ${whole(counts.at(-1) ?? 0)} fields`;
/** @param {Plan} plan */
const closer = ({ counts }) =>
  `Every ${whole((counts[1] ?? 0) - (counts[0] ?? 0))} fields from ${whole(counts[0] ?? 0)} to ${whole(counts.at(-1) ?? 0)}, then half way between two counts again and again until the jump is found to the field.`;

export const controls = {
  preset: 'Sweep',
  /** @type {Record<PresetName, string>} */
  presets: {
    format: 'Your own format',
    quick: 'Quick',
    original: 'The original benchmark',
    'around-2000': 'Around 2,000',
    'around-4000': 'Around 4,000',
    'around-8000': 'Around 8,000',
    powers: 'Powers of two',
    own: 'Your own',
  },
  /** @type {Record<PresetName, (plan: Plan) => string>} */
  hints: {
    format: (plan) => `The first names of your format, ${whole(plan.counts.length)} counts ${range(plan)}, with both sides of the jumps among them.`,
    quick: (plan) => `${whole(plan.counts.length)} counts ${range(plan)}, with both sides of each jump among them. Less than ten seconds.`,
    original: (plan) => `The report timed opening and closing a read view of a space with more and more fields. Here: ${whole(plan.counts.length)} counts ${range(plan)}; the report’s own counts are not known to us.`,
    'around-2000': closer,
    'around-4000': closer,
    'around-8000': closer,
    powers: (plan) => `${whole(plan.counts.length)} counts ${range(plan)}, each twice the one before.`,
    own: (plan) => `${whole(plan.counts.length)} ${plan.counts.length === 1 ? 'count' : 'counts'} ${range(plan)}.`,
  },
  of: whose('This chart'),
  measure: 'What is timed',
  /** @type {Record<Measure, string>} */
  measures: { teardown: 'the teardown alone', close: 'closing a read view', 'open-close': 'opening and closing a read view' },
  start: 'Measure here',
  again: 'Measure again',
  stop: 'Stop',
  own: {
    counts: 'Field counts',
    countsHint: 'Growing, with spaces or commas between them.',
    iterations: 'Iterations a sample',
    iterationsHint: 'Empty: as many as the clock needs.',
    budget: 'Seconds a point',
    budgetHint: 'What would take longer is predicted.',
  },
  axes: 'Axes',
  x: 'Fields',
  y: 'Time',
  /** @type {Record<ScaleName, string>} */
  scales: { linear: 'linear', log: 'logarithmic' },
  server: 'Tarantool 2.6.0 server',
  /** @type {Record<ServerView, string>} */
  servers: { seconds: 'seconds', scaled: 'scaled', off: 'off' },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show all counts',
};

/**
 * Why something typed is no plan.
 *
 * @param {OwnRefusal} refusal
 * @returns {string}
 */
export function refusals(refusal) {
  switch (refusal.code) {
    case 'counts-missing':
      return 'There is no field count. Give at least one, for example 1000.';
    case 'too-many-counts':
      return `These are ${whole(refusal.given)} field counts; a sweep takes ${whole(refusal.most)} at most.`;
    case 'count-not-a-number':
      return `“${refusal.value}” is no number. A field count is a whole number such as 2156.`;
    case 'count-not-whole':
      return `“${refusal.value}” is not whole. There are no parts of fields.`;
    case 'count-too-small':
      return `The field count ${whole(refusal.value)} is too small; the smallest is 1.`;
    case 'count-too-large':
      return `The field count ${whole(refusal.value)} is too large; the largest is ${whole(refusal.most)}.`;
    case 'count-repeated':
      return `The field count ${whole(refusal.value)} is there twice; once is enough.`;
    case 'counts-unsorted':
      return `${whole(refusal.value)} comes after ${whole(refusal.before)}; give the field counts from small to large.`;
    case 'iterations-not-a-number':
      return `“${refusal.value}” is no number. Give a whole number of iterations, or nothing.`;
    case 'iterations-not-whole':
      return `“${refusal.value}” is not whole. An iteration is run or it is not.`;
    case 'iterations-out-of-range':
      return `${whole(refusal.value)} iterations a sample cannot be had; give ${whole(refusal.least)} to ${whole(refusal.most)}, or nothing.`;
    case 'budget-not-a-number':
      return `“${refusal.value}” is no number. Give seconds, for example 2.`;
    case 'budget-out-of-range':
      return `${rounded(refusal.value)} seconds a point cannot be had; give ${rounded(refusal.least)} to ${rounded(refusal.most)}.`;
  }
}
