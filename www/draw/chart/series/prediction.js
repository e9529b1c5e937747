/** @import { ChartState, Run } from '../../../state/chart/types.js' */
/** @import { ExactCurve } from '../../../measure/types.js' */
/** @import { Curve } from '../types.js' */
import { nsPerBucketOf } from '../../../measure/ns-per-step.js';

/**
 * Nanoseconds for each bucket examined, and where they come from: the run's own fit, or the first
 * small look at this browser.
 *
 * @param {ChartState} state
 * @returns {{ns: number, from: 'run' | 'calibration'} | null} null while nothing was timed
 */
export function nsPerBucket({ run, calibration }) {
  const fitted = run ? fittedNs(run) : null;
  if (fitted !== null) return { ns: fitted, from: 'run' };
  const ns = calibration?.nsPerBucket ?? null;
  return ns === null ? null : { ns, from: 'calibration' };
}

/** @param {Run} run @returns {number | null} null when find-first was not measured in it */
function fittedNs({ points, fit }) {
  const fallback = nsPerBucketOf(points);
  if (fallback === null) return null;
  return fit?.nsPerBucket && fit.nsPerBucket > 0 ? fit.nsPerBucket : fallback;
}

/**
 * The exact prediction: buckets examined × ns for each. It needs no measurement at its counts.
 *
 * @param {ExactCurve} exact
 * @param {number} ns
 * @returns {Curve}
 */
export function predictionCurve({ points }, ns) {
  return {
    key: 'exact',
    kind: 'exact',
    strategy: 'find-first',
    points: points.map(({ count, examined }) => /** @type {const} */ ([count, examined * ns])),
  };
}
