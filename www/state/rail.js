/** @import { ClockName, PerStrategy, Strategy } from './types.js' */
import { perStrategy, strategies } from '../strategies.js';

/**
 * The rail both playheads run on. Its unit is one step of the leader, the strategy with the most
 * steps, so the leader's step and the position are the same number whichever clock is chosen.
 *
 * @typedef {object} Rail
 * @property {Strategy} leader
 * @property {ClockName} clock the one in force
 * @property {number} length the last position, at which every strategy is done
 * @property {(position: number) => PerStrategy<number>} stepsAt
 * @property {(strategy: Strategy, step: number) => number} positionOf the first position at
 *   which the strategy has done `step` steps
 */

/**
 * @param {PerStrategy<number>} steps in all
 * @param {ClockName} clock asked for
 * @param {PerStrategy<number | null>} nanoseconds a step; the clock `time` needs them all
 * @returns {Rail}
 */
export function layRail(steps, clock, nanoseconds) {
  const leader = strategies.reduce((most, each) => (steps[each] > steps[most] ? each : most));
  const ratios = clock === 'time' ? ratiosTo(leader, nanoseconds) : null;
  const ratio = ratios ?? perStrategy(() => 1);
  const positionOf = (/** @type {Strategy} */ strategy, /** @type {number} */ step) =>
    firstPosition(step, ratio[strategy]);
  return {
    leader,
    clock: ratios ? 'time' : 'steps',
    length: Math.max(...strategies.map((each) => positionOf(each, steps[each]))),
    stepsAt: (position) =>
      perStrategy((each) => Math.min(steps[each], stepsDone(position, ratio[each]))),
    positionOf,
  };
}

/**
 * How many steps of each strategy go by in one of the leader's.
 *
 * @param {Strategy} leader
 * @param {PerStrategy<number | null>} nanoseconds
 * @returns {PerStrategy<number> | null} null when something is not measured
 */
function ratiosTo(leader, nanoseconds) {
  const own = nanoseconds[leader];
  if (!own || strategies.some((each) => !nanoseconds[each])) return null;
  return perStrategy((each) => own / Number(nanoseconds[each]));
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
