/** @import { RemediesWords } from '../../words/en-remedies.js' */
/** @import { ChartContext } from '../chart/types.js' */
/** @import { CurveDesk } from './curve-desk.js' */
import { racePlan } from '../../measure/race.js';
import { chartActions } from '../../state/chart/actions.js';
import { isUnderWay } from '../../state/chart/reduce-run.js';
import { showOnFrame } from '../chart/effects/show.js';
import { createPicture } from '../chart/picture/picture.js';
import { createReading } from '../chart/reading.js';
import { createStatus } from '../chart/status.js';
import { h, setText } from '../dom/h.js';
import { createSlopes } from './slopes.js';

/**
 * Shows the counts and times of all strategies over the number of names, with the chart's own parts.
 *
 * @param {Omit<ChartContext, 'store'> & {desk: CurveDesk, race: RemediesWords}} parts
 * @returns {{element: HTMLElement, destroy: () => void}}
 */
export function createCurveFigure({ desk: { store, missed }, words, chart, race, id, onPick }) {
  /** @type {ChartContext} */
  const context = { store, words, chart, id: (name) => id(`curve-${name}`), onPick };
  const button = h('button', { type: 'button', class: 'button button-main', 'data-do': 'measure-all', on: { click: () => press() } });
  const press = () => {
    const { run } = store.get();
    store.dispatch(run && isUnderWay(run) ? chartActions.stop() : chartActions.run(racePlan, Date.now()));
  };
  const slopes = createSlopes({ words, race });
  const status = createStatus(context);
  const figure = [createPicture(context), createReading(context)];
  // An empty plane says nothing.
  const place = h('div', { hidden: true }, ...figure.map((part) => part.element));
  const stop = showOnFrame(store, (state) => {
    const { run } = state;
    setText(button, run && isUnderWay(run) ? race.curve.stop : run ? race.curve.again : race.curve.measure);
    button.dataset.state = run && isUnderWay(run) ? 'running' : 'idle';
    button.disabled = run?.phase === 'stopping';
    place.hidden = run === null;
    for (const part of [status, ...figure]) part.update(state);
    slopes.update(state);
  });
  void missed.then((reason) => {
    if (reason !== null) slopes.fail(reason);
  });
  return {
    element: h('div', { class: 'race-curve-body' },
      slopes.element, h('p', { class: 'race-measure' }, button), status.element, place),
    destroy() {
      stop();
      for (const part of figure) part.destroy?.();
    },
  };
}
