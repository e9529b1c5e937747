/** @import { ArrayName, Frame, Part, Phase } from './types.js' */

/** @type {readonly Phase[]} */
const PHASES = ['ready', 'scan', 'delete', 'free', 'done', 'word', 'move'];

/** @type {readonly ArrayName[]} */
const ARRAYS = ['table', 'shadow'];

/** @type {readonly Part[]} */
const PARTS = ['shadow bits', 'shadow buckets', 'shadow header', 'bits', 'buckets', 'header'];

/** How many numbers the engine writes for a frame; their order is that of `frame_numbers` in Rust. */
export const FRAME_NUMBERS = 13;

/**
 * The frame that these numbers say. O(1).
 *
 * @param {Float64Array} numbers
 * @returns {Frame}
 */
export function frameOf(numbers) {
  const at = (/** @type {number} */ index) => /** @type {number} */ (numbers[index]);
  return {
    step: at(0),
    phase: /** @type {Phase} */ (PHASES[at(1)]),
    call: at(2),
    cursor: at(3),
    array: /** @type {ArrayName} */ (ARRAYS[at(4)]),
    left: at(5),
    examined: at(6),
    deleted: at(7),
    freed: at(8),
    part: PARTS[at(9)] ?? null,
    resizePosition: at(10),
    words: at(11),
    batches: at(12),
  };
}
