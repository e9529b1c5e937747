/** @import { Refusal } from '../../state/types.js' */
import { isAbort, refusalOf } from '../effects/refusal-of.js';

/**
 * Has measured what the state says is running, and stops it when the state says so.
 *
 * @template {{phase: string}} Run
 * @template Action
 * @param {object} parts
 * @param {{get: () => {run: Run | null}, dispatch: (action: Action) => void, subscribe: (listener: () => void) => () => void}} parts.store
 * @param {(run: Run, signal: AbortSignal) => Promise<void>} parts.measure
 * @param {{done: () => Action, stopped: () => Action, failed: (refusal: Refusal) => Action}} parts.ends how a run's end is told
 * @returns {() => void} ends it
 */
export function followRun({ store, measure, ends }) {
  /** @type {AbortController | null} */
  let end = null;

  const begin = async (/** @type {Run} */ run) => {
    end = new AbortController();
    let last = ends.done;
    try {
      await measure(run, end.signal);
    } catch (error) {
      last = isAbort(error) ? ends.stopped : () => ends.failed(refusalOf(error));
    }
    // Whoever is told may ask for the next run at once.
    end = null;
    store.dispatch(last());
  };
  const unsubscribe = store.subscribe(() => {
    const { run } = store.get();
    if (run?.phase === 'running' && !end) void begin(run);
    else if (run?.phase === 'stopping') end?.abort();
  });
  return () => {
    unsubscribe();
    end?.abort();
  };
}
