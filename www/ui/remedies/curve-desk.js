/** @import { Connect } from '../../measure/connection.js' */
/** @import { NsPerStep } from '../../measure/types.js' */
/** @import { RemediesWords } from '../../words/en-remedies.js' */
/** @import { ChartContext } from '../chart/types.js' */
import { createMeasurer } from '../../measure/client.js';
import { raceCounts, racePlan } from '../../measure/race.js';
import { chartActions } from '../../state/chart/actions.js';
import { createChartStore } from '../../state/chart/create.js';
import { isUnderWay } from '../../state/chart/reduce-run.js';
import { followRuns } from '../chart/effects/runs.js';
import { showOnFrame } from '../chart/effects/show.js';
import { createPicture } from '../chart/picture/picture.js';
import { createReading } from '../chart/reading.js';
import { createStatus } from '../chart/status.js';
import { h, setText } from '../dom/h.js';
import { isAbort, refusalOf } from '../effects/refusal-of.js';
import { createSlopes } from './slopes.js';

/**
 * Counts and measures all strategies over the number of names, with the chart's own parts.
 *
 * @param {Omit<ChartContext, 'store'> & {race: RemediesWords, connect: Connect, onNsPerStep: (ns: NsPerStep) => void}} parts
 * @returns {{element: HTMLElement, destroy: () => void}}
 */
export function createCurveDesk({ words, chart, race, id, connect, onPick, onNsPerStep }) {
  const store = createChartStore();
  const measurer = createMeasurer({ onNsPerStep, connect });
  store.dispatch(chartActions.server('off'));
  store.dispatch(chartActions.scale('x', 'log'));
  store.dispatch(chartActions.scale('y', 'log'));
  /** @type {ChartContext} */
  const context = { store, words, chart, id: (name) => id(`curve-${name}`), onPick };
  const button = h('button', { type: 'button', class: 'button', 'data-do': 'measure-all', on: { click: () => press() } });
  const press = () => {
    const { run } = store.get();
    store.dispatch(run && isUnderWay(run) ? chartActions.stop() : chartActions.run(racePlan, Date.now()));
  };
  const slopes = createSlopes({ words, race });
  const status = createStatus(context);
  const figure = [createPicture(context), createReading(context)];
  // An empty plane says nothing.
  const place = h('div', { hidden: true }, ...figure.map((part) => part.element));
  const stops = [
    followRuns({ store, measurer }),
    showOnFrame(store, (state) => {
      const { run } = state;
      setText(button, run && isUnderWay(run) ? race.curve.stop : run ? race.curve.again : race.curve.measure);
      button.disabled = run?.phase === 'stopping';
      place.hidden = run === null;
      for (const part of [status, ...figure]) part.update(state);
      slopes.update(state);
    }),
  ];
  const end = new AbortController();
  measurer.exact({ from: raceCounts.from, to: raceCounts.to }, { signal: end.signal }).then(
    (exact) => store.dispatch(chartActions.counted(exact)),
    (error) => {
      if (!isAbort(error)) slopes.fail(refusalOf(error).message);
    },
  );
  return {
    element: h('div', { class: 'race-curve-body' },
      slopes.element, h('p', { class: 'race-measure' }, button), status.element, place),
    destroy() {
      end.abort();
      for (const stop of stops) stop();
      for (const part of figure) part.destroy?.();
      measurer.destroy();
    },
  };
}
