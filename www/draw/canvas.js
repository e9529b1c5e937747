/**
 * What the painters ask of a canvas.
 *
 * @typedef {HTMLCanvasElement | OffscreenCanvas} Canvas
 * @import { Context } from './grid/drawer.js'
 * @typedef {{ width: number, height: number, pixelRatio: number }} PaneSize width and height in CSS pixels
 */

/**
 * @param {Canvas} canvas
 * @returns {Context} opaque
 * @throws {Error} when the browser gives none
 */
export function contextOf(canvas) {
  return must(canvas.getContext('2d', { alpha: false }));
}

/**
 * A context whose pixels are read back often.
 *
 * @param {Canvas} canvas
 * @returns {Context} opaque
 * @throws {Error} when the browser gives none
 */
export function readableContextOf(canvas) {
  return must(canvas.getContext('2d', { alpha: false, willReadFrequently: true }));
}

/**
 * A context on which what is not painted stays clear.
 *
 * @param {Canvas} canvas
 * @returns {Context}
 * @throws {Error} when the browser gives none
 */
export function clearContextOf(canvas) {
  return must(canvas.getContext('2d'));
}

/**
 * @param {unknown} context
 * @returns {Context}
 */
function must(context) {
  if (context === null) throw new Error('this canvas gives no two-dimensional context');
  return /** @type {Context} */ (context);
}

/**
 * Gives a canvas its size in device pixels. Setting it clears the canvas, so only when it differs.
 *
 * @param {Canvas} canvas
 * @param {{ width: number, height: number }} size in device pixels
 */
export function fitCanvas(canvas, { width, height }) {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

/**
 * Makes canvases that nobody sees, in a worker and on a page alike.
 *
 * @param {number} width
 * @param {number} height
 * @returns {Canvas}
 */
export function makeCanvas(width, height) {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  fitCanvas(canvas, { width, height });
  return canvas;
}
