/**
 * What the painters ask of a canvas.
 *
 * @typedef {HTMLCanvasElement | OffscreenCanvas} Canvas
 * @typedef {import('./grid/drawer.js').Context} Context
 * @typedef {{ width: number, height: number, pixelRatio: number }} PaneSize width and height in CSS pixels
 */

/**
 * @param {Canvas} canvas
 * @returns {Context} opaque
 * @throws {Error} when the browser gives none
 */
export function contextOf(canvas) {
  const context = /** @type {Context | null} */ (canvas.getContext('2d', { alpha: false }));
  if (context === null) throw new Error('this canvas gives no two-dimensional context');
  return context;
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
