/** @import { ClockName, PerShown, PerStrategy, Strategy } from './types.js' */
import { forStrategies } from '../strategies.js';

/**
 * The rail all playheads run on. Its unit is one step of the leader, the strategy with the most
 * steps, so the leader's step and the position are the same number whichever clock is chosen.
 *
 * @typedef {object} Rail
 * @property {Strategy} leader
 * @property {ClockName} clock the one in force
 * @property {number} length the last position, at which every strategy is done
 * @property {(position: number) => PerShown<number>} stepsAt
 * @property {(strategy: Strategy, step: number) => number} positionOf the first position at
 *   which the strategy, one of those that are shown, has done `step` steps
 *
 * @typedef {object} Runs
 * @property {PerStrategy<number>} steps in all
 * @property {PerShown<number | null>} nanoseconds a step; the clock `time` needs all that are shown
 */

/**
 * @param {readonly Strategy[]} shown at least one
 * @param {Runs} runs
 * @param {ClockName} clock asked for
 * @returns {Rail}
 */
export function layRail(shown, { steps, nanoseconds }, clock) {
  const leader = shown.reduce((most, each) => (steps[each] > steps[most] ? each : most));
  const ratios = clock === 'time' ? ratiosTo(leader, shown, nanoseconds) : null;
  const ratioOf = (/** @type {Strategy} */ strategy) => ratios?.[strategy] ?? 1;
  const positionOf = (/** @type {Strategy} */ strategy, /** @type {number} */ step) =>
    firstPosition(step, ratioOf(strategy));
  return {
    leader,
    clock: ratios ? 'time' : 'steps',
    length: Math.max(...shown.map((each) => positionOf(each, steps[each]))),
    stepsAt: (position) =>
      forStrategies(shown, (each) => Math.min(steps[each], stepsDone(position, ratioOf(each)))),
    positionOf,
  };
}

/**
 * How many steps of each strategy go by in one of the leader's.
 *
 * @param {Strategy} leader
 * @param {readonly Strategy[]} shown
 * @param {PerShown<number | null>} nanoseconds
 * @returns {PerShown<number> | null} null when something is not measured
 */
function ratiosTo(leader, shown, nanoseconds) {
  const own = nanoseconds[leader];
  if (!own || shown.some((each) => !nanoseconds[each])) return null;
  return forStrategies(shown, (each) => own / Number(nanoseconds[each]));
}

/** @param {number} position @param {number} ratio */
function stepsDone(position, ratio) {
  return ratio === 1 ? position : Math.floor(position * ratio);
}

/** @param {number} step @param {number} ratio */
function firstPosition(step, ratio) {
  if (ratio === 1) return step;
  const guess = Math.ceil(step / ratio);
  // The division rounds: the guess may be one off on either side.
  if (guess > 0 && stepsDone(guess - 1, ratio) >= step) return guess - 1;
  return stepsDone(guess, ratio) >= step ? guess : guess + 1;
}
