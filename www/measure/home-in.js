/** @import { Fit } from '../engine/measure-types.js' */

/** A fit of few noisy points may see jumps where there are none: so many are followed up, no more. */
const mostJumps = 3;

/**
 * Where a sweep has to measure next to tell a jump's field count exactly: half way between the two
 * counts that the fit has found it between. Nothing when each jump is between neighbours.
 *
 * @param {Fit} fit of all points so far
 * @returns {number[]} ascending
 */
export function countsToHomeIn(fit) {
  return fit.jumps
    .filter(({ from, at }) => at - from > 1)
    .slice(0, mostJumps)
    .map(({ from, at }) => Math.floor((from + at) / 2));
}

/** Halvings that lead from two counts to neighbours. @param {number} gap */
export function halvings(gap) {
  return Math.ceil(Math.log2(Math.max(1, gap)));
}
