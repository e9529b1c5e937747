/**
 * Where a view puts a grid, in device pixels. Pure.
 *
 * A grid that is smaller than its pane stands in the middle; a larger one never leaves a gap at an
 * edge. Captions keep their height at every zoom, which is why the way from rows to pixels has a
 * jump at each section.
 *
 * @import { GridLayout, GridView, PlacedGrid, PlacedSection, Section } from '../types.js'
 */
import { SHAPES_FROM } from './layout.js';

/**
 * Device pixels a cell at a zoom. Cells with shapes are whole pixels wide.
 *
 * @param {Pick<GridLayout, 'scale'>} layout
 * @param {number} zoom
 */
export function scaleAt(layout, zoom) {
  const scale = layout.scale * zoom;
  // The tiny addition undoes what rounding took off a zoom that was computed from a whole scale.
  return scale < SHAPES_FROM ? scale : Math.floor(scale + 1e-6);
}

/**
 * Device pixels from one row to the next, at a scale.
 *
 * @param {Pick<GridLayout, 'rowRatio'>} layout
 * @param {number} scale
 */
export function rowHeightAt({ rowRatio }, scale) {
  return scale < SHAPES_FROM ? scale : Math.floor(scale * rowRatio + 1e-6);
}

/**
 * @param {GridLayout} layout
 * @param {GridView} view clamped: see clampView
 * @returns {PlacedGrid}
 */
export function placeGrid(layout, view) {
  const scale = scaleAt(layout, view.zoom);
  const rowHeight = rowHeightAt(layout, scale);
  const left = origin(layout.columns * scale, layout.width, view.centre.x * layout.columns * scale);
  const content = contentHeight(layout, scale);
  const top = origin(content, layout.height, contentY(layout, scale, view.centre.y * layout.rows));
  return {
    scale,
    rowHeight,
    left,
    visible: cut(left, scale, layout.columns, layout.width),
    sections: layout.sections.map((section, index) => placeSection(layout, section, {
      rowHeight,
      top: top + layout.caption * (index + 1) + section.firstRow * rowHeight,
    })),
  };
}

/**
 * The height of all sections with their captions, in device pixels.
 *
 * @param {GridLayout} layout
 * @param {number} scale
 */
export function contentHeight(layout, scale) {
  return layout.rows * rowHeightAt(layout, scale) + layout.caption * layout.sections.length;
}

/**
 * How far below the top of the content a row is, in device pixels.
 *
 * @param {GridLayout} layout
 * @param {number} scale
 * @param {number} row of all sections together, whole or not
 */
export function contentY(layout, scale, row) {
  const captions = layout.sections.filter(({ firstRow }) => firstRow <= row).length;
  return row * rowHeightAt(layout, scale) + layout.caption * captions;
}

/**
 * The row that is `y` device pixels below the top of the content: the inverse of contentY. What lies
 * in a caption belongs to the row below it.
 *
 * @param {GridLayout} layout
 * @param {number} scale
 * @param {number} y
 */
export function contentRow(layout, scale, y) {
  const rowHeight = rowHeightAt(layout, scale);
  let row = 0;
  layout.sections.forEach(({ firstRow }, index) => {
    const top = firstRow * rowHeight + layout.caption * (index + 1);
    if (index === 0 || y >= top - layout.caption) row = firstRow + Math.max(0, y - top) / rowHeight;
  });
  return row;
}

/**
 * Where content starts so that `middle` of it comes to the middle of the room.
 *
 * @param {number} content
 * @param {number} room
 * @param {number} middle
 */
function origin(content, room, middle) {
  if (content <= room) return Math.floor((room - content) / 2);
  return Math.round(Math.min(0, Math.max(room - content, room / 2 - middle)));
}

/**
 * @param {GridLayout} layout
 * @param {Section} section
 * @param {{ rowHeight: number, top: number }} where
 * @returns {PlacedSection}
 */
function placeSection(layout, section, { rowHeight, top }) {
  return { ...section, top, visible: cut(top, rowHeight, section.rows, layout.height) };
}

/**
 * The cells of a line of `count` that are at least partly inside 0 … room.
 *
 * @param {number} start
 * @param {number} pitch from one to the next
 * @param {number} count
 * @param {number} room
 */
function cut(start, pitch, count, room) {
  const first = Math.min(count, Math.max(0, Math.floor(-start / pitch)));
  const end = Math.min(count, Math.max(first, Math.ceil((room - start) / pitch)));
  return { first, end };
}
