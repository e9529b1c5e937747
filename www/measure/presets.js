/** @import { Measure } from '../engine/measure-types.js' */
/** @import { Plan, PresetName } from './types.js' */

/**
 * Sweeps worth running, by name. `own` is no list of counts, the reader gives one; that of `format`
 * follows from the reader's own format: see format-plan.js.
 *
 * @typedef {Exclude<PresetName, 'own' | 'format'>} FixedPreset
 */

/** In the order in which they are offered. @type {readonly PresetName[]} */
export const presetNames = Object.freeze([
  'quick', 'original', 'around-2000', 'around-4000', 'around-8000', 'powers', 'own',
]);

/** What each preset measures unless the reader wants something else. @param {PresetName} preset @returns {Measure} */
export const measureOf = (preset) => (preset === 'original' ? 'open-close' : 'teardown');

/**
 * Both sides of the jumps are among the quick counts, so that a jump is drawn upright although the
 * counts are few.
 */
const quick = [
  500, 700, 1000, 1080, 1081, 1300, 1600, 2155, 2156, 2600, 3200, 3800, 4305, 4306, 5200, 6400, 7500, 8602, 8603,
  10_000, 12_000, 14_000, 16_384,
];

/** A sweep that is in no hurry. @param {number} budgetMs */
const unhurried = (budgetMs) => ({ samples: 9, iterations: null, budgetMs, withinMs: null });

/** @type {Record<FixedPreset, Omit<Plan, 'preset' | 'measure'>>} */
const sweeps = {
  quick: { counts: quick, samples: 5, iterations: null, budgetMs: 2000, withinMs: 9000, homesIn: false },
  original: { counts: [...steps(500, 16_000, 500), 16_384], ...unhurried(3000), homesIn: false },
  'around-2000': around(2000, 16),
  'around-4000': around(4000, 32),
  'around-8000': around(8000, 64),
  powers: { counts: powers(1, 14), ...unhurried(3000), homesIn: false },
};

/**
 * @param {FixedPreset} preset
 * @param {Measure} measure
 * @returns {Plan}
 */
export function planOf(preset, measure) {
  return { preset, measure, ...sweeps[preset] };
}

/**
 * From a round number to a sixth more, every few fields; then the sweep homes in by itself. A point
 * that misleads it costs more than samples do.
 *
 * @param {number} count
 * @param {number} step
 */
function around(count, step) {
  return { counts: steps(count, count + 20 * step, step), ...unhurried(3000), samples: 15, homesIn: true };
}

/** @param {number} from @param {number} to @param {number} by */
function steps(from, to, by) {
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);
}

/** @param {number} first @param {number} last exponents of two */
function powers(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => 2 ** (first + index));
}
