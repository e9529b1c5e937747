/** @import { NsPerStep } from '../../measure/types.js' */
/** @import { Connect } from '../../measure/connection.js' */
/** @import { ChartStore } from '../../state/chart/types.js' */
/** @import { State } from '../../state/types.js' */
import { createMeasurer } from '../../measure/client.js';
import { chartActions } from '../../state/chart/actions.js';
import { createChartStore } from '../../state/chart/create.js';
import { followRuns } from './effects/runs.js';
import { followTimed } from './effects/timed.js';
import { isAbort, refusalOf } from '../effects/refusal-of.js';

/**
 * What measures, and the chart's state, before the chart itself is there: a few milliseconds of work
 * tell what a step takes in this browser.
 *
 * @param {{onNsPerStep: (ns: NsPerStep) => void, onTimed: (timed: State['timed']) => void, connect: Connect}} parts `connect`: how a measuring worker is reached
 */
export function createBench({ onNsPerStep, onTimed, connect }) {
  const store = createChartStore();
  const measurer = createMeasurer({ onNsPerStep, connect });
  void calibrate(store, measurer);
  // A run goes on while the chart is made anew, in another language for one.
  const stops = [followRuns({ store, measurer }), followTimed({ store, onTimed })];
  return {
    store,
    measurer,
    destroy() {
      for (const stop of stops) stop();
      measurer.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createBench>} Bench */

/** @param {ChartStore} store @param {import('../../measure/client.js').Measurer} measurer */
async function calibrate(store, measurer) {
  try {
    store.dispatch(chartActions.calibrated(await measurer.calibrate()));
  } catch (error) {
    // Without it the page only knows less; a measurement that fails too says why.
    if (!isAbort(error)) refusalOf(error);
  }
}
