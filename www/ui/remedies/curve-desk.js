/** @import { Connect } from '../../measure/connection.js' */
/** @import { NsPerStep } from '../../measure/types.js' */
import { createMeasurer } from '../../measure/client.js';
import { raceCounts } from '../../measure/race.js';
import { chartActions } from '../../state/chart/actions.js';
import { createChartStore } from '../../state/chart/create.js';
import { followRuns } from '../chart/effects/runs.js';
import { isAbort, refusalOf } from '../effects/refusal-of.js';

/**
 * What counts and measures all strategies over the number of names, in whatever language it is shown.
 *
 * @param {{connect: Connect, onNsPerStep: (ns: NsPerStep) => void}} parts
 */
export function createCurveDesk({ connect, onNsPerStep }) {
  const store = createChartStore();
  const measurer = createMeasurer({ onNsPerStep, connect });
  store.dispatch(chartActions.server('off'));
  store.dispatch(chartActions.scale('x', 'log'));
  store.dispatch(chartActions.scale('y', 'log'));
  const stop = followRuns({ store, measurer });
  const end = new AbortController();
  return {
    store,
    /** why the exact counts are not there; null once they are, or are wanted no more @type {Promise<string | null>} */
    missed: measurer.exact({ from: raceCounts.from, to: raceCounts.to }, { signal: end.signal }).then(
      (exact) => {
        store.dispatch(chartActions.counted(exact));
        return null;
      },
      (error) => (isAbort(error) ? null : refusalOf(error).message),
    ),
    destroy() {
      end.abort();
      stop();
      measurer.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createCurveDesk>} CurveDesk */
