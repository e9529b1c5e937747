/** @import { Measurer } from '../../../measure/client.js' */
/** @import { ChartStore } from '../../../state/chart/types.js' */
import { chartActions } from '../../../state/chart/actions.js';
import { isAbort, refusalOf } from '../../effects/refusal-of.js';
import { subjectOf, toilOfExact } from '../../../state/chart/select.js';
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
  /** @type {{to: number, names: readonly string[] | null, end: AbortController} | null} */
  let job = null;
  let failedAt = Infinity;
  /** what failed was of these @type {readonly string[] | null} */
  let failedOf = null;

  const count = async (/** @type {number} */ to, /** @type {readonly string[] | null} */ names) => {
    const end = new AbortController();
    job?.end.abort();
    const own = { to, names, end };
    job = own;
    try {
      store.dispatch(chartActions.counted(await measurer.exact({ from: 1, to, ...(names ? { names } : {}) }, { signal: end.signal })));
    } catch (error) {
      if (isAbort(error)) return;
      // The picture goes without its prediction; what the worker died of is told by the run that needs it.
      refusalOf(error);
      failedAt = to;
      failedOf = names;
      if (store.get().wanted === names) store.dispatch(chartActions.want(null));
    } finally {
      if (job === own) job = null;
    }
  };
  const follow = () => {
    const state = store.get();
    const names = subjectOf(state);
    const isWanted = names !== null && state.wanted === names;
    if (!isWanted && toilOfExact(state)) {
      job?.end.abort();
      return;
    }
    // A sweep under way is not to wait, nor to be disturbed.
    if (state.run?.phase === 'running' || state.run?.phase === 'stopping') return;
    const counts = state.run?.plan.counts ?? chosenCounts(state);
    // Of a format that does not stand any more nobody knows what it would take.
    if (names && names !== state.format && !isWanted) return;
    const to = names ? names.length : Math.max(usual, ...counts);
    const under = job?.names === names ? job.to : (state.exact?.to ?? 0);
    if (to > under && (isWanted || to < failedAt || names !== failedOf)) void count(to, names);
  };
  follow();
  const unsubscribe = store.subscribe(follow);
  return () => {
    unsubscribe();
    job?.end.abort();
  };
}
