/**
 * The small picture in which a reader draws how the calls go on. Pure.
 *
 * Its space is that of its SVG: `width` × `height` units, with the plot inside the margins.
 *
 * @typedef {object} Sketch
 * @property {number} most the greatest value that fits
 * @property {number} count of the points, evenly spread to the right end
 */

export const width = 320;
export const height = 190;
const plot = Object.freeze({ left: 8, right: 312, top: 10, bottom: 170 });

/** @param {number} share 0 … 1 of the way from the first call to the last @returns {number} */
export function xOf(share) {
  return plot.left + share * (plot.right - plot.left);
}

/** @param {Pick<Sketch, 'most'>} sketch @param {number} value @returns {number} */
export function yOf({ most }, value) {
  return plot.bottom - (value / most) * (plot.bottom - plot.top);
}

/** @param {Pick<Sketch, 'most'>} sketch @param {number} y @returns {number} a whole value that fits */
export function valueAt({ most }, y) {
  const share = (plot.bottom - y) / (plot.bottom - plot.top);
  return Math.round(Math.min(1, Math.max(0, share)) * most);
}

/** @param {Sketch} sketch @param {number} x @returns {number} the point that is nearest, from 0 */
export function pointAt({ count }, x) {
  const share = (x - plot.left) / (plot.right - plot.left);
  return Math.min(count - 1, Math.max(0, Math.round(share * count) - 1));
}

/** @param {Sketch} sketch @param {number} index @returns {number} where a point stands */
export function xOfPoint({ count }, index) {
  return xOf((index + 1) / count);
}

/**
 * @param {Pick<Sketch, 'most'>} sketch
 * @param {readonly number[]} values evenly spread, the last at the right end
 * @param {number} first the value at the left end
 * @returns {string} the path of the line through them
 */
export function linePath(sketch, values, first) {
  const points = [first, ...values].map((value, index) => `${round(xOf(index / values.length))} ${round(yOf(sketch, value))}`);
  return `M${points.join('L')}`;
}

/** The ground of the plot, and its axes. */
export const axes = `M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`;

/**
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

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
