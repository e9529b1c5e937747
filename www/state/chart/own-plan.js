/** @import { Measure } from '../../engine/measure-types.js' */
/** @import { Plan } from '../../measure/types.js' */
/** @import { OwnRefusal, OwnRefusals, OwnText } from './types.js' */
import { mostNames } from '../limits.js';
import { parseNumber } from '../parse.js';

/** What a reader's own plan may be. */
export const ownLimits = Object.freeze({
  /** field counts of one sweep */
  counts: 200,
  iterations: Object.freeze({ least: 1, most: 100_000 }),
  /** seconds a point */
  budget: Object.freeze({ least: 0.05, most: 60 }),
});

/** Samples of each strategy at each count. */
const samples = 9;

/**
 * Reads a plan as typed. All that is wrong is told at once, one refusal an input.
 *
 * @param {OwnText} own
 * @param {Measure} measure
 * @param {number} [most] names that there are to measure
 * @returns {{plan: Plan} | {refusals: OwnRefusals}}
 */
export function readOwnPlan(own, measure, most = mostNames) {
  const counts = readCounts(own.counts, most);
  const iterations = readIterations(own.iterations);
  const budget = readBudget(own.budget);
  const refusals = Object.fromEntries(
    Object.entries({ counts, iterations, budget }).filter(([, read]) => isRefusal(read)),
  );
  if (isRefusal(counts) || isRefusal(iterations) || isRefusal(budget)) return { refusals };
  const budgetMs = budget * 1000;
  return { plan: { preset: 'own', measure, counts, samples, iterations, budgetMs, withinMs: null, homesIn: false } };
}

/**
 * Counts are set apart by spaces, semicolons, line ends or commas; a comma with three digits after
 * it, as in 1,000, belongs to the number only where commas with spaces set the counts apart.
 *
 * @param {string} text
 * @param {number} most
 * @returns {readonly number[] | OwnRefusal}
 */
function readCounts(text, most) {
  const words = wordsOf(text);
  if (words.length === 0) return { code: 'counts-missing' };
  if (words.length > ownLimits.counts) return { code: 'too-many-counts', given: words.length, most: ownLimits.counts };
  /** @type {number[]} */
  const counts = [];
  for (const word of words) {
    const count = readCount(word, most);
    if (typeof count !== 'number') return count;
    if (counts.includes(count)) return { code: 'count-repeated', value: count };
    const before = counts.at(-1) ?? 0;
    if (count < before) return { code: 'counts-unsorted', value: count, before };
    counts.push(count);
  }
  return counts;
}

/** @param {string} text */
function wordsOf(text) {
  const bare = text.trim();
  const apart = /[;\s]/.test(bare) ? /,?[;\s]+/ : /,/;
  return bare.split(apart).map((word) => word.replace(/^,+|,+$/g, '')).filter((word) => word !== '');
}

/** @param {string} word @param {number} most @returns {number | OwnRefusal} */
function readCount(word, most) {
  const value = parseNumber(word);
  if (typeof value !== 'number' || Number.isNaN(value)) return { code: 'count-not-a-number', value: word };
  if (value > most) return { code: 'count-too-large', value, most };
  if (!Number.isInteger(value)) return { code: 'count-not-whole', value: word };
  return value < 1 ? { code: 'count-too-small', value } : value;
}

/** @param {string} text empty: the sampler chooses @returns {number | null | OwnRefusal} */
function readIterations(text) {
  if (text.trim() === '') return null;
  const { least, most } = ownLimits.iterations;
  const value = parseNumber(text);
  if (typeof value !== 'number' || Number.isNaN(value)) return { code: 'iterations-not-a-number', value: text };
  if (value < least || value > most) return { code: 'iterations-out-of-range', value, least, most };
  return Number.isInteger(value) ? value : { code: 'iterations-not-whole', value: text };
}

/** @param {string} text seconds @returns {number | OwnRefusal} */
function readBudget(text) {
  const { least, most } = ownLimits.budget;
  const value = parseNumber(text);
  if (typeof value !== 'number' || Number.isNaN(value)) return { code: 'budget-not-a-number', value: text };
  return value < least || value > most ? { code: 'budget-out-of-range', value, least, most } : value;
}

/** @param {unknown} read @returns {read is OwnRefusal} */
function isRefusal(read) {
  return typeof read === 'object' && read !== null && 'code' in read;
}
