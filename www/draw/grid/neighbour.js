/**
 * Moving from bucket to bucket by keyboard. Pure.
 *
 * @import { GridLayout, Place } from '../types.js'
 */
import { sectionOf } from './layout.js';

/** Rows that Page Up and Page Down go. */
const PAGE_ROWS = 10;

/**
 * The bucket that a key leads to. Left and right follow the order of the buckets, from one row and
 * from one array into the next; up and down keep the column; Home and End go to the ends of the row.
 *
 * @param {GridLayout} layout
 * @param {Place} place
 * @param {string} key as KeyboardEvent.key says it
 * @returns {Place | null} null for a key that means nothing here; the same place at an edge
 */
export function bucketNeighbour(layout, place, key) {
  const section = sectionOf(layout, place.array);
  if (section === undefined) return firstPlace(layout);
  const column = place.bucket % layout.columns;
  const row = section.firstRow + Math.floor(place.bucket / layout.columns);
  switch (key) {
    case 'ArrowLeft': return along(layout, place, -1);
    case 'ArrowRight': return along(layout, place, 1);
    case 'ArrowUp': return at(layout, row - 1, column) ?? place;
    case 'ArrowDown': return at(layout, row + 1, column) ?? place;
    case 'PageUp': return at(layout, Math.max(0, row - PAGE_ROWS), column) ?? place;
    case 'PageDown': return at(layout, Math.min(layout.rows - 1, row + PAGE_ROWS), column) ?? place;
    case 'Home': return at(layout, row, 0);
    case 'End': return at(layout, row, layout.columns - 1);
    default: return null;
  }
}

/**
 * @param {GridLayout} layout
 * @returns {Place} the bucket at the top left
 */
export function firstPlace(layout) {
  return { array: layout.sections[0]?.array ?? 'table', bucket: 0 };
}

/**
 * @param {GridLayout} layout
 * @param {Place} place
 * @param {1 | -1} by
 * @returns {Place}
 */
function along(layout, { array, bucket }, by) {
  const index = layout.sections.findIndex((section) => section.array === array);
  const section = layout.sections[index];
  if (section !== undefined && bucket + by >= 0 && bucket + by < section.buckets) return { array, bucket: bucket + by };
  const next = layout.sections[index + by];
  if (next === undefined) return { array, bucket };
  return { array: next.array, bucket: by > 0 ? 0 : next.buckets - 1 };
}

/**
 * The bucket in a row of all sections together; the last one of a row that is too short.
 *
 * @param {GridLayout} layout
 * @param {number} row
 * @param {number} column
 * @returns {Place | null} null when there is no such row
 */
function at(layout, row, column) {
  const section = layout.sections.find(({ firstRow, rows }) => row >= firstRow && row < firstRow + rows);
  if (section === undefined) return null;
  const bucket = (row - section.firstRow) * layout.columns + column;
  return { array: section.array, bucket: Math.min(bucket, section.buckets - 1) };
}
