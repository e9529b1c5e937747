/**
 * What is drawn over the cells: the ring about the cursor's bucket, and the captions of the arrays.
 *
 * @import { Phase } from '../../engine/types.js'
 * @import { Box, GridLayout, Labels, PlacedGrid, RgbColours } from '../types.js'
 * @import { GridFrame } from './drawer.js'
 * @typedef {OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D} Context
 */
import { TEXT_FONT } from '../fonts.js';
import { cssOf } from '../palette.js';
import { SHAPES_FROM } from './layout.js';

/** Radius of the ring about a bucket that is too small to be framed, in CSS pixels. */
const RING_RADIUS = 6;

/** What the last step was when there is a cursor to show. @type {readonly Phase[]} */
const LOOKING = ['scan', 'word', 'delete'];

/** Cells of this many device pixels hold the ring inside, so that it never covers a neighbour. */
const RING_INSIDE_FROM = 24;

/**
 * @param {Context} context
 * @param {GridFrame} frame
 * @param {{ layout: GridLayout, placed: PlacedGrid, colours: RgbColours, labels: Labels }} pane
 */
export function drawMarks(context, frame, { layout, placed, colours, labels }) {
  drawCaptions(context, layout, placed, { colours, labels });
  const box = cursorBox(frame, layout, placed);
  if (box !== null) drawCursor(context, box, { colours, pixelRatio: layout.pixelRatio });
}

/**
 * The box of the cursor's cell in device pixels, or null when there is no cursor to show: none has
 * been set, its array is not shown, or the scanning is over and only arrays are freed.
 *
 * @param {GridFrame} frame
 * @param {GridLayout} layout
 * @param {PlacedGrid} placed
 * @returns {Box | null}
 */
export function cursorBox(frame, layout, placed) {
  if (frame.cursor < 0 || !LOOKING.includes(frame.phase)) return null;
  const section = placed.sections.find(({ array }) => array === frame.array);
  if (section === undefined || frame.cursor >= section.buckets) return null;
  const column = frame.cursor % layout.columns;
  const row = (frame.cursor - column) / layout.columns;
  const { scale, rowHeight } = placed;
  return { x: placed.left + column * scale, y: section.top + row * rowHeight, width: scale, height: scale };
}

/**
 * Draws the ring: inside a cell that is large enough to hold it, about a smaller one, as a circle
 * about a bucket of a few pixels. A halo keeps it apart from whatever is behind.
 *
 * @param {Context} context
 * @param {Box} box of the cell
 * @param {{ colours: RgbColours, pixelRatio: number }} style
 */
function drawCursor(context, box, { colours, pixelRatio }) {
  const inside = box.width >= RING_INSIDE_FROM;
  const line = Math.max(1, Math.round(inside ? box.width / 16 : 1.5 * pixelRatio));
  const halo = Math.max(1, Math.round(pixelRatio));
  context.beginPath();
  if (box.width < SHAPES_FROM) {
    context.arc(box.x + box.width / 2, box.y + box.height / 2, RING_RADIUS * pixelRatio, 0, 2 * Math.PI);
  } else {
    const out = inside ? -(line / 2 + halo) : line / 2;
    context.rect(box.x - out, box.y - out, box.width + 2 * out, box.height + 2 * out);
  }
  context.lineWidth = line + 2 * halo;
  context.strokeStyle = cssOf(colours.ground);
  context.stroke();
  context.lineWidth = line;
  context.strokeStyle = cssOf(colours.cursor);
  context.stroke();
}

/**
 * Writes each array's caption above it, when there are two.
 *
 * @param {Context} context
 * @param {GridLayout} layout
 * @param {PlacedGrid} placed
 * @param {{ colours: RgbColours, labels: Labels }} style
 */
function drawCaptions(context, layout, placed, { colours, labels }) {
  if (layout.caption === 0) return;
  const { pixelRatio } = layout;
  context.font = `${12 * pixelRatio}px ${TEXT_FONT}`;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillStyle = cssOf(colours.text);
  for (const section of placed.sections) {
    context.fillText(labels[section.array], Math.max(placed.left, 0), section.top - layout.caption / 2);
  }
}
