/** @import { KeptRun } from '../../state/chart/types.js' */

/** Whether a value has a shape. @typedef {(value: any) => boolean} Check */

/** @type {Check} */
const number = (value) => typeof value === 'number' && Number.isFinite(value);
/** @type {Check} */
const text = (value) => typeof value === 'string';
/** @param {Check} check @returns {Check} */
const orNull = (check) => (value) => value === null || check(value);
/** @param {Check} check @returns {Check} */
const orLeftOut = (check) => (value) => value === undefined || check(value);
/** @param {Check} check @returns {Check} */
const listOf = (check) => (value) => Array.isArray(value) && value.every(check);
/** @param {...string} words @returns {Check} */
const oneOf = (...words) => (value) => words.includes(value);
/** @param {Record<string, Check>} parts @returns {Check} */
const record = (parts) => (value) =>
  typeof value === 'object' && value !== null && Object.entries(parts).every(([name, check]) => check(value[name]));

const measure = oneOf('teardown', 'close', 'open-close');
const strategy = oneOf('find-first', 'bulk');

const result = record({
  source: oneOf('measured', 'below-clock', 'predicted'),
  median: number, mad: number, low: number, high: number,
  samples: listOf(number), outliers: listOf(number), iterations: number, examined: number,
});

const point = record({
  request: record({
    count: number, measure, samples: number, budgetMs: number,
    strategies: orLeftOut(listOf(strategy)), iterations: orLeftOut(number), nsPerBucket: orNull(number),
  }),
  buckets: number, shadowBuckets: number,
  strategies: record({ 'find-first': orLeftOut(result), bulk: orLeftOut(result) }),
  ratio: orNull(record({ median: number, low: number, high: number })),
  clockStep: number, notes: listOf(text),
});

const fit = record({
  segments: listOf(record({ from: number, to: number, slope: number, intercept: number })),
  jumps: listOf(record({ at: number, from: number })),
  r2: orNull(number), nsPerBucket: orNull(number),
  logSlope: record({ 'find-first': orLeftOut(orNull(number)), bulk: orLeftOut(orNull(number)) }),
});

const plan = record({
  preset: oneOf('format', 'quick', 'original', 'around-2000', 'around-4000', 'around-8000', 'powers', 'own'),
  measure, counts: listOf(number), samples: number, iterations: orNull(number), budgetMs: number, withinMs: orNull(number),
  homesIn: (value) => typeof value === 'boolean', format: orLeftOut(number),
});

const run = record({
  id: text, name: text, plan, points: listOf(point), fit: orNull(fit), begunAt: number,
});

/**
 * Whether a value that was read from somewhere can be shown as a kept run.
 *
 * @param {unknown} value
 * @returns {value is KeptRun}
 */
export function isRun(value) {
  return run(value) && isAscending(/** @type {KeptRun} */ (value).points.map(({ request }) => request.count));
}

/** @param {readonly number[]} counts */
function isAscending(counts) {
  return counts.every((count, index) => index === 0 || count > (counts[index - 1] ?? 0));
}
