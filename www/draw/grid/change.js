/**
 * Which buckets can look different at one instant and at another, so that only they are painted
 * again. Never too few; at times too many. Pure.
 *
 * While one call of `first` goes on, only the buckets between its two cursors change. From one call
 * to another everything up to the farthest bucket examined may: heat, tint and state. What lies
 * beyond has never been looked at, so it stands as it was built. Frees change all.
 *
 * @import { ArrayName, Timeline } from '../../engine/types.js'
 * @import { GridFrame } from './drawer.js'
 * @import { Range } from '../types.js'
 */

/** Into how many slices the calls are cut to remember how far they went. */
export const REACH_SLICES = 1024;

/** @type {Range} */
export const NOTHING = Object.freeze({ first: 0, end: 0 });

/**
 * How far the calls go, roughly and never too short, in constant space.
 *
 * @param {Pick<Timeline, 'strategy' | 'calls' | 'buckets' | 'staircase'>} timeline
 * @returns {(call: number) => number} for a call from 1 on: a bucket that it does not go beyond, plus 1
 */
export function reachOf(timeline) {
  const { calls, buckets, strategy } = timeline;
  if (calls === 0) return () => 0;
  // Elsewhere a row of the staircase is not where a call stopped: anything may have changed.
  if (strategy !== 'find-first') return () => Math.max(buckets.table, buckets.shadow);
  const slices = Math.min(calls, REACH_SLICES);
  const stops = Float64Array.from(timeline.staircase(slices));
  // A slice tells of its last call, which goes farthest: the slice after a call's own is on the safe side.
  return (call) => stops[Math.min(slices - 1, Math.floor((call * slices) / calls))];
}

/**
 * @param {GridFrame | null} before what is painted; null when nothing is
 * @param {GridFrame} after what is to be painted
 * @param {{ array: ArrayName, buckets: number, moving: boolean, reach: (call: number) => number }} of
 *   the array asked about; moving: whether a resize was in flight when the teardown began
 * @returns {Range}
 */
export function changedRange(before, after, { array, buckets, moving, reach }) {
  const all = { first: 0, end: buckets };
  if (before === null || before.freed !== after.freed) return all;
  if (before.step === after.step) return NOTHING;
  if (isSameScan(before, after)) {
    if (after.array !== array) return NOTHING;
    return between(before.cursor, after.cursor);
  }
  // A deletion with a resize in flight reaches any bucket of the shadow, and landing swaps the arrays.
  if (moving) return all;
  return { first: 0, end: Math.min(buckets, Math.max(reach(before.call), reach(after.call))) };
}

/**
 * @param {GridFrame} before
 * @param {GridFrame} after
 */
function isSameScan(before, after) {
  return before.phase === 'scan' && after.phase === 'scan' && before.call === after.call && before.array === after.array;
}

/**
 * Both ends are in: the cursor's own bucket may look different when it is no longer the cursor's.
 *
 * @param {number} one
 * @param {number} other
 * @returns {Range}
 */
function between(one, other) {
  return { first: Math.max(0, Math.min(one, other)), end: Math.max(one, other) + 1 };
}
