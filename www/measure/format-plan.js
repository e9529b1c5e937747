/** @import { Measure } from '../engine/measure-types.js' */
/** @import { Plan } from './types.js' */

/** So many counts tell the shape of a curve, apart from its jumps. */
const evenly = 12;

/** A jump below this share of the whole is too near to the axis to be seen. */
const seenFrom = 1 / 8;

/**
 * The sweep over the reader's own format: its first name, its first names, up to all of them, evenly
 * spread, with both sides of each jump that can be seen.
 *
 * @param {object} given
 * @param {Measure} given.measure
 * @param {number} given.format how many names it has
 * @param {readonly number[]} given.jumps counts at which the table grows
 * @returns {Plan}
 */
export function formatPlan({ measure, format, jumps }) {
  const even = Array.from({ length: evenly }, (_, index) => Math.ceil((format * (index + 1)) / evenly));
  const beside = jumps.filter((count) => count > format * seenFrom).flatMap((count) => [count - 1, count]);
  const counts = [...new Set([1, ...even, ...beside])].filter((count) => count >= 1 && count <= format).sort((one, other) => one - other);
  return { preset: 'format', measure, counts, samples: 5, iterations: null, budgetMs: 2000, withinMs: 9000, homesIn: false, format };
}

/**
 * A plan as far as the reader's own format reaches: its counts up to the whole, and the whole.
 *
 * @param {Plan} plan
 * @param {number} format how many names it has
 * @returns {Plan | null} null when none of its counts is within the format
 */
export function cutToFormat(plan, format) {
  const within = plan.counts.filter((count) => count < format);
  const isWhole = plan.counts.includes(format);
  return within.length === 0 && !isWhole ? null : { ...plan, counts: [...within, format], format };
}
