/** @import { ProfileState } from './types.js' */

/** Field counts that show how the teardown's share grows. */
const ladder = Object.freeze([500, 1000, 2000, 5000, 10_000]);

/** Up to so many fields a profile takes a fraction of a second, and is measured without being asked for. */
const quick = 20_000;

/** By a clock whose steps are longer, in ns, batches have to last longer: then nothing is quickly done. */
const coarse = 250_000;

/**
 * The counts that can be chosen: the ladder, the page's own, and whatever was measured.
 *
 * @param {Pick<ProfileState, 'page' | 'pairs' | 'chosen'>} state
 * @returns {number[]} ascending, no two alike
 */
export function countsOf({ page, pairs, chosen }) {
  const all = [...ladder, ...(page === null ? [] : [page]), ...pairs.map(({ before }) => before.count), chosen];
  return [...new Set(all)].sort((one, other) => one - other);
}

/**
 * What a press measures: the count that is looked at first, then the ladder and the page's own.
 *
 * @param {Pick<ProfileState, 'page' | 'chosen'>} state
 * @returns {number[]}
 */
export function countsToMeasure({ page, chosen }) {
  return [...new Set([chosen, ...ladder, ...(page === null ? [] : [page])])];
}

/**
 * What is measured without a press: of the same counts those that are missing and quickly done.
 * Nothing while a measurement runs, nor after one that was stopped or has failed, nor before the
 * clock is known not to be coarse.
 *
 * @param {Pick<ProfileState, 'page' | 'chosen' | 'pairs' | 'run' | 'clock'>} state
 * @returns {number[]}
 */
export function countsUnasked({ page, chosen, pairs, run, clock }) {
  if (clock === null || isCoarse(clock) || (run && run.phase !== 'done')) return [];
  const has = new Set(pairs.map(({ before }) => before.count));
  return countsToMeasure({ page, chosen }).filter((count) => count <= quick && !has.has(count));
}

/** Whether a dictionary of so many fields is measured only when somebody asks for it. @param {number} count */
export const waitsToBeAsked = (count) => count > quick;

/** Whether a clock is too coarse for a quick look. @param {number | null} clock its step in ns; null: not known */
export const isCoarse = (clock) => clock !== null && clock > coarse;
