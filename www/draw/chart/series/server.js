/** @import { ServerView } from '../../../state/chart/types.js' */
/** @import { Curve } from '../types.js' */
import { serverCounts, serverDrop, serverRename } from '../data/tarantool-2.6.0.js';
import { valueAt } from './value-at.js';

/** The data are tenths of a microsecond. */
const ns = 100;

/** Below this many fields other work of the server outweighs the teardown. */
const comparableFrom = 500;

const dropPoints = () => pointsOf(serverDrop, ns);

/**
 * How the server's curve is laid over another: the factor by which its times are multiplied, and how
 * far it then is from the other.
 *
 * @typedef {object} Agreement
 * @property {number} factor
 * @property {number} typical half of the points are nearer than this share
 * @property {number} largest the share by which the farthest point is off
 * @property {number} points compared
 */

/**
 * Compares times with those of the server dropping a space. The factor is the median of the ratios,
 * so that a disturbed point does not draw the curve towards itself.
 *
 * @param {readonly (readonly [number, number])[]} points [field count, ns]
 * @returns {Agreement | null} null with fewer than three points to compare
 */
export function compareWithServer(points) {
  const drop = dropPoints();
  const ratios = points.flatMap(([count, value]) => {
    const server = count < comparableFrom ? null : valueAt(drop, count);
    return server === null ? [] : [value / server];
  });
  if (ratios.length < 3) return null;
  const factor = middle(ratios);
  const off = ratios.map((ratio) => Math.abs(ratio / factor - 1));
  return { factor, typical: middle(off), largest: Math.max(...off), points: ratios.length };
}

/**
 * @param {ServerView} view
 * @param {number | null} factor to scale by; null when there is nothing to scale onto
 * @returns {Curve[]}
 */
export function serverCurves(view, factor) {
  if (view === 'off') return [];
  const scale = view === 'scaled' && factor !== null ? ns * factor : ns;
  return [
    { key: 'reported', kind: 'reported', strategy: null, points: pointsOf(serverDrop, scale) },
    { key: 'reported-rename', kind: 'reported-rename', strategy: null, points: pointsOf(serverRename, scale) },
  ];
}

/** @param {readonly number[]} times @param {number} scale */
function pointsOf(times, scale) {
  return times.map((time, index) => /** @type {const} */ ([serverCounts[index] ?? 0, time * scale]));
}

/** @param {readonly number[]} values not empty */
function middle(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const low = sorted[(sorted.length - 1) >> 1] ?? 0;
  const high = sorted[sorted.length >> 1] ?? 0;
  return (low + high) / 2;
}
