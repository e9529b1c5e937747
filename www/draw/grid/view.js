/**
 * Views of a grid: what gestures make of them, and which bucket is where. Pure; everything here that
 * has a unit takes and gives CSS pixels, from the top left of the canvas.
 *
 * @import { GridLayout, GridView, Place, Box } from '../types.js'
 */
import { LARGEST_CELL } from './layout.js';
import { contentHeight, contentRow, contentY, placeGrid, scaleAt } from './place.js';

/**
 * The view that shows the whole grid.
 *
 * @returns {GridView}
 */
export function fit() {
  return { zoom: 1, centre: { x: 0.5, y: 0.5 } };
}

/**
 * The largest zoom of a layout: a cell as large as a cell may be.
 *
 * @param {GridLayout} layout
 */
export function largestZoom(layout) {
  return Math.max(1, Math.floor(LARGEST_CELL * layout.pixelRatio) / layout.scale);
}

/**
 * The nearest view that is possible: zoom from 1 to the largest, and no gap between a grid that is
 * larger than its pane and the pane's edge. A number that is none counts as the fitting one.
 *
 * @param {GridView} view
 * @param {GridLayout} layout
 * @returns {GridView}
 */
export function clampView(view, layout) {
  const zoom = within(1, largestZoom(layout), Number.isFinite(view.zoom) ? view.zoom : 1);
  const scale = scaleAt(layout, zoom);
  const x = clampCentre(view.centre.x * layout.columns * scale, layout.columns * scale, layout.width);
  const middle = contentY(layout, scale, within(0, 1, view.centre.y) * layout.rows);
  const y = clampCentre(middle, contentHeight(layout, scale), layout.height);
  return {
    zoom,
    centre: {
      x: x / (layout.columns * scale),
      y: y === middle ? within(0, 1, view.centre.y) : contentRow(layout, scale, y) / layout.rows,
    },
  };
}

/**
 * Zooms by a factor so that what is under a point stays under it.
 *
 * @param {GridView} view
 * @param {GridLayout} layout
 * @param {{ x: number, y: number, factor: number }} gesture
 * @returns {GridView} clamped
 */
export function zoomAt(view, layout, { x, y, factor }) {
  const before = placeGrid(layout, clampView(view, layout));
  const zoom = within(1, largestZoom(layout), view.zoom * factor);
  const scale = scaleAt(layout, zoom);
  const point = { x: x * layout.pixelRatio, y: y * layout.pixelRatio };
  const column = (point.x - before.left) / before.scale;
  const row = contentRow(layout, before.scale, point.y - contentTop(before, layout));
  return centredOn(layout, zoom, {
    x: column * scale - point.x + layout.width / 2,
    y: contentY(layout, scale, row) - point.y + layout.height / 2,
  });
}

/**
 * Moves the grid along with a pointer.
 *
 * @param {GridView} view
 * @param {GridLayout} layout
 * @param {{ x: number, y: number }} gesture how far the pointer went
 * @returns {GridView} clamped
 */
export function panBy(view, layout, { x, y }) {
  const { zoom, centre } = clampView(view, layout);
  const scale = scaleAt(layout, zoom);
  return centredOn(layout, zoom, {
    x: centre.x * layout.columns * scale - x * layout.pixelRatio,
    y: contentY(layout, scale, centre.y * layout.rows) - y * layout.pixelRatio,
  });
}

/**
 * The bucket under a point.
 *
 * @param {GridView} view
 * @param {GridLayout} layout
 * @param {number} x
 * @param {number} y
 * @returns {Place | null} null where there is none
 */
export function bucketAt(view, layout, x, y) {
  const placed = placeGrid(layout, clampView(view, layout));
  const column = Math.floor((x * layout.pixelRatio - placed.left) / placed.scale);
  if (column < 0 || column >= layout.columns) return null;
  for (const { array, buckets, rows, top } of placed.sections) {
    const row = Math.floor((y * layout.pixelRatio - top) / placed.rowHeight);
    const bucket = row * layout.columns + column;
    if (row >= 0 && row < rows && bucket < buckets) return { array, bucket };
  }
  return null;
}

/**
 * Where a bucket's cell is; it may lie outside the pane.
 *
 * @param {GridView} view
 * @param {GridLayout} layout
 * @param {Place} place
 * @returns {Box | null} null when its array is not shown or has no such bucket
 */
export function cellBox(view, layout, { array, bucket }) {
  const placed = placeGrid(layout, clampView(view, layout));
  const section = placed.sections.find((placedSection) => placedSection.array === array);
  if (section === undefined || bucket < 0 || bucket >= section.buckets) return null;
  const size = placed.scale / layout.pixelRatio;
  const column = bucket % layout.columns;
  return {
    x: placed.left / layout.pixelRatio + column * size,
    y: (section.top + ((bucket - column) / layout.columns) * placed.rowHeight) / layout.pixelRatio,
    width: size,
    height: size,
  };
}

/**
 * The view, moved no farther than needed, in which a bucket is wholly inside the pane.
 *
 * @param {GridView} view
 * @param {GridLayout} layout
 * @param {Place} place
 * @returns {GridView} clamped
 */
export function reveal(view, layout, place) {
  const box = cellBox(view, layout, place);
  if (box === null) return clampView(view, layout);
  return panBy(view, layout, {
    x: intoRange(box.x, box.width, layout.width / layout.pixelRatio),
    y: intoRange(box.y, box.height, layout.height / layout.pixelRatio),
  });
}

/**
 * @param {import('../types.js').PlacedGrid} placed
 * @param {GridLayout} layout
 */
function contentTop(placed, layout) {
  return (placed.sections[0]?.top ?? layout.caption) - layout.caption;
}

/**
 * The view with a point of the content, in device pixels, at the middle of the pane.
 *
 * @param {GridLayout} layout
 * @param {number} zoom
 * @param {{ x: number, y: number }} point
 * @returns {GridView}
 */
function centredOn(layout, zoom, point) {
  const scale = scaleAt(layout, zoom);
  const x = clampCentre(point.x, layout.columns * scale, layout.width);
  const y = clampCentre(point.y, contentHeight(layout, scale), layout.height);
  return clampView({
    zoom,
    centre: { x: x / (layout.columns * scale), y: contentRow(layout, scale, y) / layout.rows },
  }, layout);
}

/**
 * The point of a line of `content` pixels nearest to `middle` that may stand at the middle of `room`.
 *
 * @param {number} middle
 * @param {number} content
 * @param {number} room
 */
function clampCentre(middle, content, room) {
  if (content <= room || !Number.isFinite(middle)) return content / 2;
  return within(room / 2, content - room / 2, middle);
}

/**
 * How far a stretch must move to lie inside 0 … room.
 *
 * @param {number} start
 * @param {number} size
 * @param {number} room
 */
function intoRange(start, size, room) {
  if (start < 0) return -start;
  return start + size > room ? room - size - start : 0;
}

/**
 * @param {number} least
 * @param {number} most
 * @param {number} value
 */
function within(least, most, value) {
  return Math.min(most, Math.max(least, value));
}
