import { moveByKey } from '../dom/move-by-key.js';

/** How far Page Up and Page Down go, as a share of the run. */
const page = 1 / 20;

/**
 * @param {number} share of the bar, from its start; may lie beyond it while a pointer is held down
 * @param {number} length the last position, up to 2⁵³
 * @returns {number} a whole position
 */
export function scrubPosition(share, length) {
  return Math.min(length, Math.max(0, Math.round(share * length)));
}

/**
 * @param {string} key as KeyboardEvent.key says it
 * @param {number} position
 * @param {number} length
 * @returns {number | null} where the key leads to; null for a key that means nothing here
 */
export function scrubKey(key, position, length) {
  return moveByKey(key, { value: position, least: 0, most: length, leap: Math.max(1, Math.round(length * page)) });
}
