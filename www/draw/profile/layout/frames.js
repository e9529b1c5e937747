/** @import { Profile } from '../../../engine/types.js' */
/** @import { ProfilePair } from '../../../measure/types.js' */
/** @import { Side } from '../../../state/profile/types.js' */
/** @import { Frame, FrameName } from '../types.js' */

/** Rows of an icicle: all, open and close, their phases, and what is inside the teardown. */
export const depths = 4;

/**
 * The frames of one side of what was measured together.
 *
 * @param {ProfilePair} pair
 * @param {Side} side
 * @returns {Frame[]}
 */
export function icicleOf({ before, after }, side) {
  return side === 'before' ? framesOf(before, after) : framesOf(after);
}

/**
 * The frames of a profile, from the top down, each row from left to right in the order of time. Pure;
 * O(phases).
 *
 * @param {Profile} profile
 * @param {Profile | null} [bulk] the same with a bulk teardown: what find first takes longer is its loop
 * @returns {Frame[]}
 */
export function framesOf(profile, bulk = null) {
  const { open, close, total, phases } = profile;
  const share = (/** @type {number} */ ns) => ns / total;
  /** @param {FrameName} name @param {number} depth @param {FrameName | null} parent @param {number} start @param {number} ns @returns {Frame} */
  const sum = (name, depth, parent, start, ns) =>
    ({ name, depth, parent, start, ns, share: share(ns), calls: null, source: null, mad: null });
  let at = 0;
  const leaves = phases.map(({ phase, part, median, mad, calls, source, share: own }) => {
    /** @type {Frame} */
    const frame = { name: phase, depth: 2, parent: part, start: at, ns: median, share: own, calls, source, mad };
    at += median;
    return frame;
  });
  return [
    sum('all', 0, null, 0, total),
    sum('open', 1, 'all', 0, open),
    sum('close', 1, 'all', open, close),
    ...leaves,
    ...loopOf(profile, bulk, leaves),
  ];
}

/**
 * The loop of find first, delete, repeat: what tearing down takes longer by it than in bulk.
 *
 * @param {Profile} profile
 * @param {Profile | null} bulk
 * @param {readonly Frame[]} leaves
 * @returns {Frame[]} none where there is no loop, or none that can be told
 */
function loopOf({ strategy, total }, bulk, leaves) {
  const teardown = leaves.find(({ name }) => name === 'tear-down-dictionary');
  const rest = bulk?.phases.find(({ phase }) => phase === 'tear-down-dictionary');
  if (strategy !== 'find-first' || !teardown || !rest || teardown.ns <= rest.median) return [];
  const ns = teardown.ns - rest.median;
  return [{ ...teardown, name: 'loop', depth: 3, parent: teardown.name, ns, share: ns / total, mad: null }];
}
