/** @import { View } from '../../../state/chart/types.js' */
/** @import { Box, Picture, Plane, Say, TimeUnit } from '../types.js' */
import { createAxis } from './axis.js';
import { fullCounts, fullTimes } from './domain.js';
import { unitOf } from './units.js';

/** From this width on, curves are labelled beside the plot; below, in its corner. */
const wideFrom = 620;

/** Pixels: what stands around the plot. */
const margin = { top: 46, bottom: 44, label: 148, edge: 14, gap: 10 };

/** Pixels: the height of a label below the axis, and how wide two columns of them must be. */
export const keyLine = 19;
const twoColumns = 310;

/** A digit's width at the chart's letter size, and the room that a label needs on each axis. */
const digit = 7.4;
const room = { x: 84, y: 44 };

/**
 * Lays the axes out. Pure; O(points).
 *
 * @param {object} given
 * @param {Picture} given.picture
 * @param {View} given.view
 * @param {{width: number, height: number}} given.size pixels, without the labels that may have to
 *   stand below
 * @param {Say} given.say how wide labels are depends on it
 * @param {number} [given.labels] how many curves are to be labelled
 * @param {readonly [number, number]} [given.times] that the picture reaches over: as far as there is something to see, unless said
 * @returns {Plane}
 */
export function layPlane({ picture, view, size: { width, height }, say, labels = 0, times: wished }) {
  const counts = view.zoom ?? fullCounts(picture.counts, view.x);
  const times = wished ?? fullTimes(picture, counts, view.y);
  const wide = width >= wideFrom;
  const across = { top: margin.top, height: Math.max(40, height - margin.top - margin.bottom) };
  const y = createAxis({ scale: view.y, domain: times, range: [across.top + across.height, across.top], room: room.y });
  const unit = timeUnit({ x: y, y });
  const widest = Math.max(...y.ticks.map((tick) => say.timeTick(tick, unit).length));
  const left = Math.ceil(widest * digit) + margin.gap + 4;
  /** @type {Box} */
  const plot = { ...across, left, width: Math.max(40, width - left - (wide ? margin.label : margin.edge)) };
  const x = createAxis({ scale: view.x, domain: counts, range: [plot.left, plot.left + plot.width], room: room.x, whole: true });
  const columns = width >= twoColumns ? 2 : 1;
  const keyHeight = wide ? 0 : Math.ceil(labels / columns) * keyLine;
  return { width, height: height + keyHeight, plot, wide, key: { top: height, columns }, x, y };
}

/**
 * @param {Pick<Plane, 'x' | 'y'>} plane
 * @returns {TimeUnit | null} the one unit of a linear time axis; on a logarithmic one each tick has its own
 */
export function timeUnit({ y }) {
  return y.scale === 'log' ? null : unitOf(y.domain[1]);
}

/** @param {Box} plot @param {number} x @param {number} y */
export function isInside(plot, x, y) {
  return x >= plot.left && x <= plot.left + plot.width && y >= plot.top && y <= plot.top + plot.height;
}
