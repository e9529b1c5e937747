/** @import { ProfileResult } from '../measure-types.js' */
/** @import { PhaseName, Profile, ProfilePhase, Strategy } from '../types.js' */

/** The phase that the strategies do differently, and the first of closing. @type {PhaseName} */
const teardown = 'tear-down-dictionary';

/**
 * The profile of one strategy: what was measured once for both, and its own teardown. O(phases).
 *
 * @param {ProfileResult} measured to its end
 * @param {Strategy} strategy one that was asked for
 * @returns {Profile}
 * @throws {RangeError} when a phase was not measured
 */
export function profileOf(measured, strategy) {
  const { request: { count }, strategies, buckets, shadowBuckets, clockStep, notes } = measured.teardown;
  const firstOfClosing = measured.phases.findIndex(({ phase }) => phase === teardown);
  const told = measured.phases.map(({ phase, calls, result }, at) => {
    const isTeardown = at === firstOfClosing;
    const known = isTeardown ? strategies[strategy] : result;
    if (!known) throw new RangeError(`the profile of ${strategy} has no ${phase}`);
    const { source, median, mad, low, high, iterations } = known;
    /** @type {Omit<ProfilePhase, 'share'>} */
    const told = {
      phase, part: at < firstOfClosing ? 'open' : 'close', source, median, mad, low, high, iterations,
      calls: isTeardown && strategy === 'find-first' ? count : calls,
    };
    return told;
  });
  const sum = (/** @type {(phase: typeof told[number]) => boolean} */ isMeant) =>
    told.filter(isMeant).reduce((all, { median }) => all + median, 0);
  const open = sum(({ part }) => part === 'open');
  const close = sum(({ part }) => part === 'close');
  const total = open + close;
  const bounds = told.filter(({ source }) => source === 'below-clock').reduce((all, { median }) => all + median, 0);
  /** Of a bound the most that it can be: all other bounds may be as good as nothing. @param {typeof told[number]} phase */
  const shareOf = ({ source, median }) => median / (source === 'below-clock' ? total - bounds + median : total);
  return {
    count,
    strategy,
    phases: told.map((phase) => ({ ...phase, share: shareOf(phase) })),
    open,
    close,
    total,
    examined: strategies[strategy]?.examined ?? 0,
    buckets,
    shadowBuckets,
    clockStep,
    notes,
  };
}
