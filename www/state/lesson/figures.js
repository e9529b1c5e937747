/** @import { Portrait } from '../../draw/types.js' */

/**
 * Figures that steps and their texts have in common, each of a portrait that the engine has drawn
 * up; 0 where there is none.
 */

/** @param {Portrait | null} portrait @returns {number} names */
export function countOf(portrait) {
  return portrait?.info.count ?? 0;
}

/** @param {Portrait | null} portrait @returns {number} buckets that find-first examines in all */
export function loopCost(portrait) {
  return portrait?.cost['find-first'].examined ?? 0;
}

/** @param {Portrait | null} portrait @returns {number} buckets of the larger of its two arrays */
export function largerArray(portrait) {
  return portrait ? Math.max(portrait.info.buckets, portrait.info.shadowBuckets) : 0;
}

/** @param {Portrait | null} portrait @returns {number} the most names that the larger array takes before it grows */
export function holds(portrait) {
  if (!portrait) return 0;
  const { nextJump, upperBound } = portrait.info;
  return nextJump === null ? upperBound : nextJump - 1;
}

/** @param {Portrait | null} before the last one before the array grows @returns {number} names at which a picture of the curve ends: before it grows again */
export function curveEnd(before) {
  return Math.floor(countOf(before) * 1.75);
}

/** @param {Portrait | null} portrait @returns {number} the bucket at which the first call stops */
export function firstBucket(portrait) {
  return portrait?.calls[0]?.bucket ?? 0;
}

/** @param {Portrait | null} portrait @returns {number} buckets that the first call examines */
export function firstLooks(portrait) {
  return firstBucket(portrait) + 1;
}

/** @param {Portrait | null} portrait @returns {number} the bucket at which the second call stops */
export function secondBucket(portrait) {
  return portrait?.calls[1]?.bucket ?? 0;
}
