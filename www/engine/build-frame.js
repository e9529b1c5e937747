/** @import { ArrayName } from './types.js' */
/** @import { BuildFrame, BuildPhase } from './build-types.js' */

/** @type {readonly BuildPhase[]} */
const PHASES = ['ready', 'reserve', 'hash', 'find', 'batch', 'put', 'done'];

/** @type {readonly ArrayName[]} */
const ARRAYS = ['table', 'shadow'];

/** How many numbers the engine writes for a frame; their order is that of `frame_numbers` in Rust. */
export const BUILD_FRAME_NUMBERS = 20;

/**
 * The frame that these numbers say. O(1).
 *
 * @param {Float64Array} numbers
 * @returns {BuildFrame}
 */
export function buildFrameOf(numbers) {
  const at = (/** @type {number} */ index) => /** @type {number} */ (numbers[index]);
  return {
    step: at(0),
    phase: /** @type {BuildPhase} */ (PHASES[at(1)]),
    name: at(2),
    hash: at(3),
    array: /** @type {ArrayName} */ (ARRAYS[at(4)]),
    buckets: { table: at(5), shadow: at(6) },
    start: at(7),
    stride: at(8),
    bucket: at(9),
    probe: at(10),
    compared: at(11) === 1,
    marked: at(12) === 1,
    inserted: at(13) === 1,
    moved: at(14),
    entries: at(15),
    probes: at(16),
    compares: at(17),
    longest: at(18),
    resizePosition: at(19),
  };
}
