/**
 * How high a picture is for its width: so much of it, but neither less nor more than so many pixels.
 *
 * @typedef {{ratio: number, least: number, most: number}} Shape
 */

/**
 * @param {Shape} shape
 * @param {number} width CSS pixels
 * @returns {{width: number, height: number}} whole pixels in height
 */
export function sizeAt({ ratio, least, most }, width) {
  return { width, height: Math.round(Math.min(most, Math.max(least, width * ratio))) };
}
