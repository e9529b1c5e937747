/**
 * The look of one bucket as a shape, the same from six pixels to a hundred:
 *
 * - live: a filled square; gone: a hollow outline; dirty: a notch at the top right corner, so a
 *   tombstone is an outline with a notch;
 * - empty: the bare ground; freed: a dot where the bucket was.
 *
 * The ground behind tells heat and the scan's tint.
 *
 * @import { RgbColours } from '../types.js'
 * @typedef {OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D} Context
 */
import { isDirty, kindOf } from '../bucket-state.js';
import { cssOf, groundOf, markOf, notchOf } from '../palette.js';

/**
 * Device pixels between a cell and the next.
 *
 * @param {number} size of the cell
 */
export function gapOf(size) {
  return size < 8 ? 1 : Math.max(1, Math.round(size / 24));
}

/**
 * Device pixels between the edge of a cell, without its gap, and its mark. Small cells spend more of
 * their room on it, so that marks stay apart; large ones leave it to words.
 *
 * @param {number} size without the gap
 */
export function insetOf(size) {
  if (size < 12) return 1;
  return Math.round(Math.min(size / 9, 2 + size / 30));
}

/**
 * Draws a whole cell, its gap included, and nothing beyond.
 *
 * @param {Context} context
 * @param {{ x: number, y: number, size: number }} where top left corner and size, whole device pixels
 * @param {{ state: number, inScan: boolean, level: number }} look
 * @param {RgbColours} colours
 */
export function drawCell(context, { x, y, size }, look, colours) {
  const gap = gapOf(size);
  const inner = size - gap;
  context.fillStyle = cssOf(colours.ground);
  context.fillRect(x, y, size, size);
  context.fillStyle = cssOf(groundOf(colours, look));
  context.fillRect(x, y, inner, inner);
  drawMark(context, { x, y, size: inner }, look, colours);
}

/**
 * @param {Context} context
 * @param {{ x: number, y: number, size: number }} box inside the gap
 * @param {{ state: number, inScan: boolean }} look
 * @param {RgbColours} colours
 */
function drawMark(context, box, look, colours) {
  const { state } = look;
  const inset = insetOf(box.size);
  const mark = { x: box.x + inset, y: box.y + inset, size: box.size - 2 * inset };
  const kind = kindOf(state);
  context.fillStyle = cssOf(markOf(colours, look));
  if (kind === 'freed') drawDot(context, box);
  if (kind === 'live') context.fillRect(mark.x, mark.y, mark.size, mark.size);
  if (kind === 'gone') drawOutline(context, mark);
  if (isDirty(state) && kind !== 'freed') {
    context.fillStyle = cssOf(notchOf(colours, state));
    drawNotch(context, mark);
  }
}

/**
 * @param {Context} context
 * @param {{ x: number, y: number, size: number }} mark
 */
function drawOutline(context, { x, y, size }) {
  const line = Math.max(1, Math.round(size / 20));
  context.fillRect(x, y, size, line);
  context.fillRect(x, y + size - line, size, line);
  context.fillRect(x, y, line, size);
  context.fillRect(x + size - line, y, line, size);
}

/**
 * @param {Context} context
 * @param {{ x: number, y: number, size: number }} mark
 */
function drawNotch(context, { x, y, size }) {
  const notch = Math.max(2, Math.round(Math.min(size * 0.36, 6 + size * 0.1)));
  if (size < 10) {
    context.fillRect(x + size - notch, y, notch, notch);
    return;
  }
  context.beginPath();
  context.moveTo(x + size - notch, y);
  context.lineTo(x + size, y);
  context.lineTo(x + size, y + notch);
  context.closePath();
  context.fill();
}

/**
 * @param {Context} context
 * @param {{ x: number, y: number, size: number }} box
 */
function drawDot(context, { x, y, size }) {
  const dot = Math.max(1, Math.round(size / 8));
  const inset = Math.floor((size - dot) / 2);
  context.fillRect(x + inset, y + inset, dot, dot);
}
