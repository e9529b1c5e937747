/** @import { ScaleName } from '../../../state/chart/types.js' */
/** @import { Picture } from '../types.js' */
import { valueAt } from '../series/value-at.js';

/** Air beyond the outermost points, as a share of the range. */
const air = 0.03;

/** A range whose least count is below this share of its greatest begins with 0: the curve does too. */
const beginsAtZero = 0.4;

/** What is shown while nothing tells how far to look. */
const nothing = /** @type {const} */ ([1, 10]);

/**
 * The field counts that a picture reaches over when it is not zoomed.
 *
 * @param {readonly number[]} counts that the picture is about
 * @param {ScaleName} scale
 * @returns {readonly [number, number]}
 */
export function fullCounts(counts, scale) {
  if (counts.length === 0) return nothing;
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  if (scale === 'log') return [least / (most / least) ** air / 1.05, most * (most / least) ** air * 1.05];
  if (least < most * beginsAtZero) return [0, most * (1 + air)];
  const range = Math.max(most - least, most * 0.1);
  return [least - range * air, most + range * air];
}

/**
 * The times that a picture reaches over, so that all of it that lies within the counts is seen.
 *
 * @param {Picture} picture
 * @param {readonly [number, number]} counts
 * @param {ScaleName} scale
 * @returns {readonly [number, number]} nanoseconds
 */
export function fullTimes(picture, [from, to], scale) {
  const isInside = (/** @type {number} */ count) => count >= from && count <= to;
  const marks = picture.marks.filter(({ target }) => isInside(target.count));
  const values = [
    ...marks.flatMap(({ low, high }) => [low, high]),
    ...picture.curves.flatMap(({ points }) => [
      ...points.filter(([count]) => isInside(count)).map(([, value]) => value),
      // Between two points a curve may leave the picture higher than at any of them.
      ...[from, to].map((end) => valueAt(points, end) ?? 0),
    ]),
  ].filter((value) => value > 0);
  const most = values.reduce((one, other) => Math.max(one, other), 0);
  if (most === 0) return scale === 'log' ? [1e3, 1e8] : [0, 1e8];
  if (scale === 'linear') return [0, most * 1.06];
  const least = values.reduce((one, other) => Math.min(one, other), Infinity);
  return [least / 1.6, most * 1.6];
}
