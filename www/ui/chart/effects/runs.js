/** @import { Measurer } from '../../../measure/client.js' */
/** @import { ChartStore } from '../../../state/chart/types.js' */
import { chartActions } from '../../../state/chart/actions.js';
import { followRun } from '../../measuring/follow-run.js';

/**
 * Has measured the sweep that the state says is running, and stops it when the state says so.
 *
 * @param {{store: ChartStore, measurer: Measurer}} parts
 * @returns {() => void} ends it
 */
export function followRuns({ store, measurer }) {
  const { dispatch } = store;
  return followRun({
    store,
    ends: chartActions,
    measure: ({ plan, names }, signal) => measurer.sweep(names ? { ...plan, names } : plan, {
      signal,
      onPoint: (point, fit) => dispatch(chartActions.point(point, fit)),
      onProgress: (progress) => dispatch(chartActions.progress(progress)),
    }),
  });
}
