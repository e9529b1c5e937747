/** @import { ExactCurve } from '../../../measure/types.js' */
/** @import { Curve } from '../types.js' */
import { serverCreate } from '../data/tarantool-2.6.0-create.js';
import { serverCounts } from '../data/tarantool-2.6.0.js';
import { compareWithServer, serverCurves } from './server.js';
import { valueAt } from './value-at.js';

/** The data are tenths of a microsecond. */
const ns = 100;

/**
 * What a real server took for three operations, as reported.
 *
 * @returns {Curve[]} create, rename, drop
 */
export function operationCurves() {
  /** @type {Curve} */
  const create = {
    key: 'reported-create', kind: 'reported-create', strategy: null,
    points: serverCreate.map((time, index) => /** @type {const} */ ([serverCounts[index] ?? 0, time * ns])),
  };
  const [drop, rename] = serverCurves('seconds', null);
  return [create, rename, drop].filter((curve) => curve !== undefined);
}

/**
 * The exact count laid over the server's drop.
 *
 * @typedef {object} ServerModel
 * @property {number} nsPerBucket what a bucket then took on that server
 * @property {number} typical half of the compared points are nearer than this share
 * @property {Curve} curve the exact count × that
 */

/**
 * @param {ExactCurve} exact
 * @returns {ServerModel | null} null with too few points to compare
 */
export function serverModel({ points }) {
  const agreement = compareWithServer(points.map(({ count, examined }) => /** @type {const} */ ([count, examined])));
  if (!agreement) return null;
  const nsPerBucket = 1 / agreement.factor;
  return {
    nsPerBucket,
    typical: agreement.typical,
    curve: {
      key: 'exact', kind: 'exact', strategy: 'find-first',
      points: points.map(({ count, examined }) => /** @type {const} */ ([count, examined * nsPerBucket])),
    },
  };
}

/**
 * What each curve says at a field count.
 *
 * @param {readonly Curve[]} curves
 * @param {number} count
 * @returns {Map<Curve['kind'], number>} nanoseconds, of those that reach so far
 */
export function timesAt(curves, count) {
  return new Map(curves.flatMap(({ kind, points }) => {
    const value = valueAt(points, count);
    return value === null ? [] : [/** @type {const} */ ([kind, value])];
  }));
}
