/**
 * Which arrays a pane shows at an instant. While a resize is in flight both are there, the table and
 * its shadow; once it lands the table's arrays are gone and the shadow is all there is.
 *
 * @import { Frame } from '../../engine/types.js'
 * @import { ShownArray } from '../types.js'
 */

/** The bits and the buckets of the table that the shadow takes the place of. */
const OLD_ARRAYS = 2;

/**
 * @param {Pick<Frame, 'batches' | 'freed' | 'resizePosition'>} frame
 * @param {{ table: number, shadow: number }} buckets of each array; shadow is 0 when none was in flight
 * @returns {ShownArray[]} from top to bottom; one or two
 */
export function shownArrays(frame, buckets) {
  return arraysOf(buckets.table, buckets.shadow, hasLanded(frame, buckets));
}

/**
 * Whether a resize that was in flight has landed, and the two arrays of the old table are freed.
 *
 * @param {Pick<Frame, 'batches' | 'freed' | 'resizePosition'>} frame
 * @param {{ shadow: number }} buckets
 */
export function hasLanded({ batches, freed, resizePosition }, { shadow }) {
  // Without a batch moved, position 0 does not mean that the resize is over.
  return shadow > 0 && batches > 0 && resizePosition === 0 && freed >= OLD_ARRAYS;
}

/**
 * @param {number} table buckets
 * @param {number} shadow buckets; 0 when no resize was in flight
 * @param {boolean} landed
 * @returns {ShownArray[]}
 */
export function arraysOf(table, shadow, landed) {
  /** @type {ShownArray[]} */
  const both = [{ array: 'table', buckets: table }, { array: 'shadow', buckets: shadow }];
  if (shadow === 0) return both.slice(0, 1);
  return landed ? both.slice(1) : both;
}
