/** @import { Axis, Box } from '../types.js' */
/** @import { Case, CaseId, Reported } from '../data/elsewhere.js' */
import { createAxis } from '../layout/axis.js';

/** Pixels around the plot. */
const margin = { top: 30, bottom: 44, left: 62, right: 16 };

/** Pixels that a label needs along each axis. */
const room = { x: 74, y: 34 };

/** What the axes reach over: entries, and seconds. */
const entries = /** @type {const} */ ([700, 6e7]);
const seconds = /** @type {const} */ ([3e-7, 200]);

/** Pixels from a point within which the pointer means it. */
const reach = 28;

/**
 * @typedef {object} ElsewherePlane
 * @property {number} width
 * @property {number} height
 * @property {Box} plot
 * @property {Axis} x entries
 * @property {Axis} y seconds
 *
 * @typedef {object} ElsewhereMark a reported number, and where it stands in pixels
 * @property {string} key
 * @property {CaseId} id
 * @property {'slow' | 'quick'} kind
 * @property {Reported} reported
 * @property {number} x
 * @property {number} y
 */

/** @param {{width: number, height: number}} size pixels @returns {ElsewherePlane} */
export function elsewherePlane({ width, height }) {
  const plot = {
    left: margin.left, top: margin.top,
    width: Math.max(40, width - margin.left - margin.right), height: Math.max(40, height - margin.top - margin.bottom),
  };
  return {
    width, height, plot,
    x: createAxis({ scale: 'log', domain: entries, range: [plot.left, plot.left + plot.width], room: room.x }),
    y: createAxis({ scale: 'log', domain: seconds, range: [plot.top + plot.height, plot.top], room: room.y }),
  };
}

/**
 * @param {readonly Case[]} cases
 * @param {ElsewherePlane} plane
 * @returns {ElsewhereMark[]} case by case; in each the slow ones first, ascending by entries
 */
export function elsewhereMarks(cases, { x, y }) {
  return cases.flatMap(({ id, slow, quick }) => [
    ...slow.map((reported) => ({ kind: /** @type {const} */ ('slow'), reported })),
    ...quick.map((reported) => ({ kind: /** @type {const} */ ('quick'), reported })),
  ].map(({ kind, reported }) => ({
    key: `${id} ${kind} ${reported.entries}`, id, kind, reported, x: x.place(reported.entries), y: y.place(reported.seconds),
  })));
}

/**
 * @param {readonly ElsewhereMark[]} marks
 * @param {{x: number, y: number}} pointer pixels
 * @returns {ElsewhereMark | null} the one that is meant; null when none is near
 */
export function meantMark(marks, pointer) {
  const distance = (/** @type {ElsewhereMark} */ { x, y }) => Math.hypot(x - pointer.x, y - pointer.y);
  const [nearest] = marks.toSorted((one, other) => distance(one) - distance(other));
  return nearest && distance(nearest) <= reach ? nearest : null;
}
