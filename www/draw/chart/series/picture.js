/** @import { ChartState } from '../../../state/chart/types.js' */
/** @import { Curve, Mark, Picture } from '../types.js' */
/** @import { Agreement } from './server.js' */
import { curvesThrough, marksOf } from './marks.js';
import { nsPerBucket, predictionCurve } from './prediction.js';
import { compareWithServer, serverCurves } from './server.js';

/**
 * What the picture shows, from what is known.
 *
 * @param {ChartState} state
 * @param {readonly number[]} plannedCounts of the sweep that is chosen; what the picture is about while nothing was measured
 * @returns {Picture & {agreement: Agreement | null}} with how the server's curve was scaled
 */
export function pictureOf(state, plannedCounts) {
  const { run, shelf, view, exact } = state;
  const own = run ? marksOf(run, 'current') : [];
  const shown = shelf.runs.filter(({ id }) => shelf.shown.includes(id));
  const ghosts = shown.map((each) => marksOf(each, each.id));
  const counts = [...(run ? run.plan.counts : []), ...shown.flatMap(({ points }) => points.map(({ request }) => request.count))];
  const ns = nsPerBucket(state);
  const prediction = exact && ns ? [predictionCurve(exact, ns.ns)] : [];
  const agreement = compareWithServer(reference(own, prediction));
  return {
    curves: [
      ...serverCurves(view.server, agreement?.factor ?? null),
      ...prediction,
      ...ghosts.flatMap((marks) => curvesThrough(marks, 'ghost')),
      ...curvesThrough(own, 'measured'),
    ],
    marks: [...ghosts.flat(), ...own],
    exactJumps: exact?.jumps.map(({ count }) => count) ?? [],
    foundJumps: run?.fit?.jumps ?? [],
    counts: counts.length > 0 ? counts : plannedCounts,
    agreement,
  };
}

/**
 * What the server's curve is compared with: what was measured, or the prediction while that is not
 * enough.
 *
 * @param {readonly Mark[]} own
 * @param {readonly Curve[]} prediction
 */
function reference(own, prediction) {
  const measured = own
    .filter(({ target, source }) => target.strategy === 'find-first' && source === 'measured')
    .map(({ target, value }) => /** @type {const} */ ([target.count, value]));
  return compareWithServer(measured) ? measured : prediction.flatMap(({ points }) => points);
}
