/** @import { Fit, PointResult } from '../../../engine/measure-types.js' */
/** @import { Curve } from '../types.js' */
/** @import { NamedRun } from './rows.js' */

/** Raised when the shape changes. */
const version = 1;

/**
 * All that was measured, with every sample, and the curves beside it. Times are nanoseconds.
 *
 * @param {readonly NamedRun[]} runs
 * @param {readonly {name: string, curve: Curve}[]} curves
 * @returns {string} JSON
 */
export function jsonFile(runs, curves) {
  return `${JSON.stringify({
    format: 'teardown-lab/runs',
    version,
    runs: runs.map(({ name, run: { plan, begunAt, points, fit } }) => ({
      name,
      begunAt: new Date(begunAt).toISOString(),
      plan,
      points: /** @type {readonly PointResult[]} */ (points),
      fit: /** @type {Fit | null} */ (fit),
    })),
    curves: curves.map(({ name, curve }) => ({
      name,
      source: curve.kind === 'exact' ? 'predicted' : 'reported',
      points: curve.points.map(([fields, ns]) => ({ fields, ns })),
    })),
  }, null, 1)}\n`;
}
