/** @import { Fit } from '../engine/measure-types.js' */

/** A fit of few noisy points may see jumps where there are none: so many are followed up, no more. */
const mostJumps = 3;

/** So many points a sweep measures more than it has planned; a noisy machine shall not keep it for ever. */
const mostPoints = 40;

/**
 * Where a sweep has to measure next to tell a jump's field count exactly: half way between the two
 * counts that the fit has found it between, again and again until they are neighbours. Then both are
 * measured once more: a point that was disturbed has led the search astray, and is found out.
 *
 * @returns {(fit: Fit) => number[]} the counts to measure next, given the fit of all points so far;
 *   none when each jump is told
 */
export function createHoming() {
  /** pairs of neighbours that were measured twice */
  const confirmed = new Set();
  let points = 0;
  return ({ jumps }) => {
    const next = jumps.slice(0, mostJumps).flatMap(({ from, at }) => {
      if (at - from > 1) return [Math.floor((from + at) / 2)];
      if (confirmed.has(at)) return [];
      confirmed.add(at);
      return [from, at];
    });
    points += next.length;
    return points <= mostPoints ? next : [];
  };
}

/** Halvings that lead from two counts to neighbours. @param {number} gap */
export function halvings(gap) {
  return Math.ceil(Math.log2(Math.max(1, gap)));
}
