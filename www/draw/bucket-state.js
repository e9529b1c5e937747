/**
 * What the engine says of a bucket in one byte, a BucketState: bit 0 is the dirty bit, the rest is
 * its kind. With HEAT_LEVELS levels of heat and the tint of the scan, that makes one of
 * PALETTE_SIZE looks.
 */

/** @typedef {'empty' | 'live' | 'gone' | 'freed'} BucketKind */

/** @type {readonly BucketKind[]} */
const KINDS = Object.freeze(['empty', 'live', 'gone', 'freed']);

export const STATE_COUNT = KINDS.length * 2;

/** Level 0 was never examined; 1 … HEAT_LEVELS − 1 grow with the part of all calls that examined it. */
export const HEAT_LEVELS = 16;

export const PALETTE_SIZE = STATE_COUNT * 2 * HEAT_LEVELS;

/**
 * @param {number} state a BucketState
 * @returns {BucketKind}
 */
export function kindOf(state) {
  const kind = KINDS[state >> 1];
  if (kind === undefined) throw new RangeError(`a bucket state is 0 to ${STATE_COUNT - 1}, not ${state}`);
  return kind;
}

/**
 * @param {number} state a BucketState
 * @returns {boolean} whether an insertion passed over this bucket while it was taken
 */
export function isDirty(state) {
  return (state & 1) === 1;
}

/**
 * Whether the bucket is a tombstone: dirty, and no longer existing.
 *
 * @param {number} state a BucketState
 */
export function isTombstone(state) {
  return isDirty(state) && kindOf(state) === 'gone';
}

/**
 * The place of a look in a palette.
 *
 * @param {{ state: number, inScan: boolean, level: number }} look
 * @returns {number} 0 … PALETTE_SIZE − 1
 */
export function lookIndex({ state, inScan, level }) {
  return (state * 2 + (inScan ? 1 : 0)) * HEAT_LEVELS + level;
}

/**
 * The look at a place of a palette: the inverse of lookIndex.
 *
 * @param {number} index
 */
export function lookAt(index) {
  return {
    state: Math.floor(index / (2 * HEAT_LEVELS)),
    inScan: Math.floor(index / HEAT_LEVELS) % 2 === 1,
    level: index % HEAT_LEVELS,
  };
}
