/**
 * What a key does to a point of a line.
 *
 * @param {string} key as KeyboardEvent.key says it
 * @param {number} value
 * @param {number} most
 * @returns {number | null} the value that the key leads to; null for a key that means nothing
 */
export function keyed(key, value, most) {
  const small = Math.max(1, Math.round(most / 50));
  const large = Math.max(1, Math.round(most / 10));
  const by = /** @type {Record<string, number | undefined>} */ ({
    ArrowUp: small, ArrowRight: small, ArrowDown: -small, ArrowLeft: -small, PageUp: large, PageDown: -large, Home: -most, End: most,
  })[key];
  return by === undefined ? null : Math.min(most, Math.max(0, value + by));
}

/** @param {readonly number[]} places ascending @param {number} at @returns {number} the index of the one that is nearest */
export function nearestTo(places, at) {
  return places.reduce((best, place, index) => (Math.abs(place - at) < Math.abs((places[best] ?? Infinity) - at) ? index : best), 0);
}
