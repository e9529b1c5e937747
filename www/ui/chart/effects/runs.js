/** @import { Measurer } from '../../../measure/client.js' */
/** @import { ChartStore, CurrentRun } from '../../../state/chart/types.js' */
import { chartActions } from '../../../state/chart/actions.js';
import { isAbort, refusalOf } from '../../effects/refusal-of.js';

/**
 * Has measured what the state says is running, and stops it when the state says so.
 *
 * @param {{store: ChartStore, measurer: Measurer}} parts
 * @returns {() => void} ends it
 */
export function followRuns({ store, measurer }) {
  /** @type {{begunAt: number, end: AbortController} | null} */
  let job = null;

  const measure = async (/** @type {CurrentRun} */ { plan, begunAt, names }) => {
    const end = new AbortController();
    job = { begunAt, end };
    const { dispatch } = store;
    try {
      await measurer.sweep(names ? { ...plan, names } : plan, {
        signal: end.signal,
        onPoint: (point, fit) => dispatch(chartActions.point(point, fit)),
        onProgress: (progress) => dispatch(chartActions.progress(progress)),
      });
      dispatch(chartActions.done());
    } catch (error) {
      dispatch(isAbort(error) ? chartActions.stopped() : chartActions.failed(refusalOf(error)));
    } finally {
      job = null;
    }
  };
  const unsubscribe = store.subscribe(() => {
    const { run } = store.get();
    if (run?.phase === 'running' && !job) void measure(run);
    else if (run?.phase === 'stopping') job?.end.abort();
  });
  return () => {
    unsubscribe();
    job?.end.abort();
  };
}
