import { moveByKey } from '../../../dom/move-by-key.js';

/**
 * What a key does to a point of a line.
 *
 * @param {string} key as KeyboardEvent.key says it
 * @param {number} value
 * @param {number} most
 * @returns {number | null} the value that the key leads to; null for a key that means nothing
 */
export function keyed(key, value, most) {
  const part = (/** @type {number} */ share) => Math.max(1, Math.round(most / share));
  return moveByKey(key, { value, least: 0, most, step: part(50), leap: part(10) });
}

/** @param {readonly number[]} places ascending @param {number} at @returns {number} the index of the one that is nearest */
export function nearestTo(places, at) {
  return places.reduce((best, place, index) => (Math.abs(place - at) < Math.abs((places[best] ?? Infinity) - at) ? index : best), 0);
}
