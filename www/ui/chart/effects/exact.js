/** @import { Measurer } from '../../../measure/client.js' */
/** @import { ChartStore } from '../../../state/chart/types.js' */
import { chartActions } from '../../../state/chart/actions.js';
import { isAbort, refusalOf } from '../../effects/refusal-of.js';
import { chosenCounts } from '../chosen-plan.js';

/** As far as the server's curve goes. */
const usual = 20_000;

/**
 * Has the exact curve counted, as far as the picture reaches. It costs no clock and little time: the
 * picture shows something before anything is measured.
 *
 * @param {{store: ChartStore, measurer: Measurer}} parts
 * @returns {() => void} ends it
 */
export function followExact({ store, measurer }) {
  /** @type {{to: number, end: AbortController} | null} */
  let job = null;
  let failedAt = Infinity;

  const count = async (/** @type {number} */ to) => {
    const end = new AbortController();
    job?.end.abort();
    const own = { to, end };
    job = own;
    try {
      store.dispatch(chartActions.counted(await measurer.exact({ from: 1, to }, { signal: end.signal })));
    } catch (error) {
      if (isAbort(error)) return;
      // The picture goes without its prediction; what the worker died of is told by the run that needs it.
      refusalOf(error);
      failedAt = to;
    } finally {
      if (job === own) job = null;
    }
  };
  const follow = () => {
    const state = store.get();
    // A sweep under way is not to wait, nor to be disturbed.
    if (state.run?.phase === 'running' || state.run?.phase === 'stopping') return;
    const counts = state.run?.plan.counts ?? chosenCounts(state);
    const to = Math.max(usual, ...counts);
    if (to > (job?.to ?? state.exact?.to ?? 0) && to < failedAt) void count(to);
  };
  follow();
  const unsubscribe = store.subscribe(follow);
  return () => {
    unsubscribe();
    job?.end.abort();
  };
}
