/** @import { Run } from '../../../state/chart/types.js' */
/** @import { Curve } from '../types.js' */
import { strategies } from '../../../strategies.js';

/** A run with the name under which it is exported. @typedef {{name: string, run: Run}} NamedRun */

/** Columns of the table, in order; times are nanoseconds. */
export const columns = Object.freeze(/** @type {const} */ ([
  'run', 'measure', 'fields', 'buckets', 'shadow_buckets', 'strategy', 'source', 'median_ns', 'mad_ns', 'low_ns',
  'high_ns', 'samples', 'outliers', 'iterations', 'examined', 'ratio', 'ratio_low', 'ratio_high', 'clock_step_ns', 'notes',
]));

/** One line of it: what a line has nothing to say about is left out. @typedef {Partial<Record<typeof columns[number], string | number>>} Row */

/**
 * Everything that the picture shows, a row a point; each says its source.
 *
 * @param {readonly NamedRun[]} runs
 * @param {readonly {name: string, curve: Curve}[]} curves that are no run's own
 * @returns {Row[]}
 */
export function rowsOf(runs, curves) {
  return [...runs.flatMap(rowsOfRun), ...curves.flatMap(rowsOfCurve)];
}

/** @param {NamedRun} named @returns {Row[]} */
function rowsOfRun({ name, run }) {
  return run.points.flatMap(({ request, buckets, shadowBuckets, strategies: results, ratio, clockStep, notes }) =>
    strategies.flatMap((strategy) => {
      const result = results[strategy];
      if (!result) return [];
      return [{
        run: name,
        measure: request.measure,
        fields: request.count,
        buckets,
        shadow_buckets: shadowBuckets,
        strategy,
        source: result.source,
        median_ns: result.median,
        mad_ns: result.mad,
        low_ns: result.low,
        high_ns: result.high,
        samples: result.samples.length,
        outliers: result.outliers.length,
        iterations: result.iterations,
        examined: result.examined,
        ...(ratio ? { ratio: ratio.median, ratio_low: ratio.low, ratio_high: ratio.high } : {}),
        clock_step_ns: clockStep,
        notes: notes.join(' '),
      }];
    }));
}

/** @param {{name: string, curve: Curve}} named @returns {Row[]} */
function rowsOfCurve({ name, curve }) {
  return curve.points.map(([fields, value]) => ({
    run: name,
    fields,
    strategy: 'find-first',
    source: curve.kind === 'exact' ? 'predicted' : 'reported',
    median_ns: value,
  }));
}
