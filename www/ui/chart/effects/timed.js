/** @import { ChartState, ChartStore } from '../../../state/chart/types.js' */
/** @import { State } from '../../../state/types.js' */

/**
 * Tells the rest of the lab what the run has measured of find-first.
 *
 * @param {{store: ChartStore, onTimed: (timed: State['timed']) => void}} parts
 * @returns {() => void} ends it
 */
export function followTimed({ store, onTimed }) {
  /** @type {unknown} */
  let last;
  return store.subscribe(() => {
    const state = store.get();
    if (state.run?.points === last) return;
    last = state.run?.points;
    onTimed(timedOf(state));
  });
}

/**
 * @param {Pick<ChartState, 'run'>} state
 * @returns {State['timed']} null where nothing was measured, or not the teardown of made-up names
 */
export function timedOf({ run }) {
  if (!run || run.names || run.plan.measure !== 'teardown') return null;
  const measured = run.points.flatMap(({ request: { count }, strategies }) => {
    const result = strategies['find-first'];
    return result?.source === 'measured' ? [{ count, ns: result.median, perBucket: result.median / result.examined }] : [];
  });
  // The median: a point that was disturbed does not move the others.
  const middle = measured.map(({ perBucket }) => perBucket).sort((one, other) => one - other)[measured.length >> 1];
  return middle === undefined ? null : { nsPerBucket: middle, points: measured.map(({ count, ns }) => /** @type {const} */ ([count, ns])) };
}
