/**
 * Where the cells of a pane go: one a bucket, row by row, bucket 0 at the top left, square, and as
 * large as the pane allows. Pure.
 *
 * Cells of SHAPES_FROM device pixels and more are whole pixels wide, so that their shapes are crisp
 * and alike; smaller ones are plain colour and may be any fraction, so that a million buckets fill
 * the pane as well as a thousand do. What rounding leaves over goes between the rows, which are
 * read one after the other, as lines of text are.
 *
 * @import { GridLayout, ShownArray, Section, Place } from '../types.js'
 */

/** From this many device pixels on a cell has a shape. */
export const SHAPES_FROM = 6;

/** No cell grows beyond this many CSS pixels, however few buckets there are. */
export const LARGEST_CELL = 96;

/** What rows may stand apart by at most: a part of a cell's height, and CSS pixels. */
const LARGEST_LEADING = Object.freeze({ part: 0.25, pixels: 6 });

/** CSS pixels above each of two sections, for its caption. */
export const CAPTION_HEIGHT = 24;

/**
 * Lays a pane out. O(1) for each candidate number of columns, of which there are about a third of
 * the square root of the number of buckets.
 *
 * @param {{ arrays: readonly ShownArray[], width: number, height: number, pixelRatio: number }} pane
 *   its size in CSS pixels, ≥ 1 each
 * @returns {GridLayout}
 */
export function gridLayout({ arrays, width, height, pixelRatio }) {
  const pane = { width: Math.max(1, Math.round(width * pixelRatio)), height: Math.max(1, Math.round(height * pixelRatio)) };
  const caption = arrays.length > 1 ? Math.round(CAPTION_HEIGHT * pixelRatio) : 0;
  const room = { width: pane.width, height: Math.max(1, pane.height - caption * arrays.length) };
  const { columns, scale } = bestFit(arrays, room, Math.floor(LARGEST_CELL * pixelRatio));
  const sections = stack(arrays, columns);
  const rows = totalRows(sections);
  return { ...pane, pixelRatio, columns, rows, scale, rowRatio: rowRatioFor(scale, room.height / rows, pixelRatio), caption, sections };
}

/**
 * The number of columns for which cells come out largest.
 *
 * @param {readonly ShownArray[]} arrays
 * @param {{ width: number, height: number }} room
 * @param {number} largest cell, in device pixels
 */
function bestFit(arrays, room, largest) {
  const all = arrays.reduce((sum, { buckets }) => sum + buckets, 0);
  const widest = arrays.reduce((most, { buckets }) => Math.max(most, buckets), 1);
  // A grid without a ragged last row would fit best with `ideal` columns; the ragged ones differ by little.
  const ideal = Math.sqrt((all * room.width) / room.height);
  const from = Math.min(widest, Math.max(1, Math.floor(ideal * 0.85) - 8));
  const to = Math.min(widest, Math.ceil(ideal * 1.15) + 8);
  let best = { columns: from, scale: 0 };
  for (let columns = from; columns <= to; columns += 1) {
    const scale = Math.min(room.width / columns, room.height / rowsFor(arrays, columns));
    if (scale > best.scale) best = { columns, scale };
  }
  if (best.scale < SHAPES_FROM) return best;
  const scale = Math.min(Math.floor(best.scale), largest);
  // Rounded cells leave room at the side: fill it, and let the last rows go.
  return { scale, columns: Math.min(widest, Math.floor(room.width / scale)) };
}

/**
 * How much higher than a cell a row may be.
 *
 * @param {number} scale
 * @param {number} room for a row, in device pixels
 * @param {number} pixelRatio
 */
function rowRatioFor(scale, room, pixelRatio) {
  if (scale < SHAPES_FROM) return 1;
  const most = Math.min(scale * LARGEST_LEADING.part, LARGEST_LEADING.pixels * pixelRatio);
  const leading = Math.max(0, Math.min(Math.floor(room) - scale, most));
  return (scale + leading) / scale;
}

/**
 * @param {readonly ShownArray[]} arrays
 * @param {number} columns
 * @returns {Section[]}
 */
function stack(arrays, columns) {
  let firstRow = 0;
  return arrays.map(({ array, buckets }) => {
    const section = { array, buckets, rows: Math.ceil(buckets / columns), firstRow };
    firstRow += section.rows;
    return section;
  });
}

/**
 * @param {readonly ShownArray[]} arrays
 * @param {number} columns
 */
function rowsFor(arrays, columns) {
  let rows = 0;
  for (const { buckets } of arrays) rows += Math.ceil(buckets / columns);
  return rows;
}

/** @param {readonly Section[]} sections */
function totalRows(sections) {
  return sections.reduce((sum, { rows }) => sum + rows, 0);
}

/**
 * The section of an array, or undefined when that array is not shown.
 *
 * @param {Pick<GridLayout, 'sections'>} layout
 * @param {string} array
 */
export function sectionOf(layout, array) {
  return layout.sections.find((section) => section.array === array);
}
