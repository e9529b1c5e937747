/** @import { ProfileState } from './types.js' */
/** @import { Toil } from '../unasked.js' */
import { predictedMs, toilOf, waitsToBeAsked } from '../unasked.js';
import { subjectOf } from './subject.js';

/** Field counts that show how the teardown's share grows. */
const ladder = Object.freeze([500, 1000, 2000, 5000, 10_000]);

/** The same of a shorter format, from the whole down: each half the one before. */
const parts = Object.freeze([8, 4, 2, 1]);

/** By a clock whose steps are longer, in ns, batches have to last longer: then nothing is quickly done. */
const coarse = 250_000;

/**
 * The counts that show the growth: of the reader's own format the first so many names, up to all of them.
 *
 * @param {ProfileState['format']} format
 * @returns {readonly number[]} ascending
 */
function ladderOf(format) {
  if (!format) return ladder;
  const whole = format.length;
  return whole > Math.max(...ladder) ? [...ladder, whole] : parts.map((part) => Math.ceil(whole / part));
}

/**
 * The counts that can be chosen: the ladder, the page's own, and whatever was measured.
 *
 * @param {Pick<ProfileState, 'page' | 'format' | 'pairs' | 'chosen'>} state
 * @returns {number[]} ascending, no two alike
 */
export function countsOf({ page, format, pairs, chosen }) {
  const all = [...ladderOf(format), ...(page === null ? [] : [page]), ...pairs.map(({ before }) => before.count), chosen];
  return [...new Set(all)].sort((one, other) => one - other);
}

/**
 * What a press measures: the count that is looked at first, then the ladder and the page's own. A count
 * of other names, which the reader's own format does not reach, is left out.
 *
 * @param {Pick<ProfileState, 'page' | 'format' | 'chosen'>} state
 * @returns {number[]}
 */
export function countsToMeasure({ page, format, chosen }) {
  const all = [...new Set([chosen, ...ladderOf(format), ...(page === null ? [] : [page])])];
  return format ? all.filter((count) => count <= format.length) : all;
}

/**
 * What is measured without a press: of the same counts those that are missing and quickly done; all of
 * them are missing when other names were measured. Nothing while a measurement runs, nor after one that
 * was stopped or has failed, nor before the clock is known not to be coarse.
 *
 * @param {Pick<ProfileState, 'page' | 'format' | 'building' | 'chosen' | 'pairs' | 'run' | 'clock'>} state
 * @returns {number[]}
 */
export function countsUnasked({ page, format, building, chosen, pairs, run, clock }) {
  if (clock === null || isCoarse(clock) || (run && run.phase !== 'done')) return [];
  const has = new Set(subjectOf({ run, format }) === format ? pairs.map(({ before }) => before.count) : []);
  return countsToMeasure({ page, format, chosen }).filter((count) => !waits(count, building) && !has.has(count));
}

/**
 * Whether a count is measured only when somebody asks for it.
 *
 * @param {number} count
 * @param {ProfileState['building']} building
 */
export const waits = (count, building) => waitsToBeAsked({ part: 'profile', count, building });

/**
 * What a press takes where building is what takes long.
 *
 * @param {Pick<ProfileState, 'page' | 'format' | 'building' | 'chosen'>} state
 * @returns {Toil | null} null where it is not
 */
export function toilOfPress({ page, format, building, chosen }) {
  const counts = countsToMeasure({ page, format, chosen });
  if (!building || counts.every((count) => !toilOf({ part: 'profile', count, building }))) return null;
  const all = counts.map((count) => predictedMs({ part: 'profile', count, building }));
  return { building, ms: all.reduce((sum, ms) => (sum === null || ms === null ? null : sum + ms), 0) };
}

/** Whether a clock is too coarse for a quick look. @param {number | null} clock its step in ns; null: not known */
export const isCoarse = (clock) => clock !== null && clock > coarse;
