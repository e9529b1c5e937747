/**
 * What a slider's key does to its number.
 *
 * @param {string} key as KeyboardEvent.key says it
 * @param {object} slider
 * @param {number} slider.value
 * @param {number} slider.least
 * @param {number} slider.most
 * @param {number} [slider.step] how far an arrow goes: 1 unless said
 * @param {number} slider.leap how far Page Up and Page Down go
 * @param {1 | -1} [slider.down] the way that Arrow Down and Page Down go: −1, towards the least, unless said
 * @returns {number | null} where the key leads to; null for a key that means nothing here
 */
export function moveByKey(key, { value, least, most, step = 1, leap, down = -1 }) {
  const all = most - least;
  const by = /** @type {Record<string, number | undefined>} */ ({
    ArrowLeft: -step, ArrowRight: step, ArrowDown: down * step, ArrowUp: -down * step,
    PageDown: down * leap, PageUp: -down * leap, Home: -all, End: all,
  })[key];
  return by === undefined ? null : Math.min(most, Math.max(least, value + by));
}
