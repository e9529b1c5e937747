/** @import { Strategy } from '../../engine/types.js' */
/** @import { Place } from '../../draw/types.js' */
/** @import { Store } from '../../state/types.js' */
/** @import { Stage } from '../../draw/stage/client.js' */
import { actions } from '../../state/actions.js';
import { shownOf } from '../../state/select.js';
import { allStrategies } from '../../strategies.js';
import { isAbort, refusalOf } from './refusal-of.js';

/**
 * Has read, at the step that is painted, the bucket that each pane aims at. One question a pane is
 * under way at a time; what has changed meanwhile is asked next.
 *
 * @param {{store: Store, stage: Stage}} parts
 * @returns {() => void} ends it
 */
export function followTargets({ store, stage }) {
  const stops = allStrategies.map((strategy) => followTarget(strategy, { store, stage }));
  return () => stops.forEach((stop) => stop());
}

/** @typedef {{place: Place, step: number, id: number}} Question */

/** @param {Strategy} strategy @param {{store: Store, stage: Stage}} parts */
function followTarget(strategy, { store, stage }) {
  /** @type {Question | null} */
  let asked = null;
  let underWay = false;

  const wanted = () => {
    const state = store.get();
    const place = state.panes[strategy].target;
    const shown = shownOf(state);
    const frame = shown?.frames[strategy];
    return place && frame ? { place, step: frame.step, id: shown.built.id } : null;
  };
  const ask = async () => {
    const question = wanted();
    if (!question) asked = null;
    if (!question || underWay || isSame(question, asked)) return;
    asked = question;
    underWay = true;
    const { place, step } = question;
    try {
      const found = await stage.inspect({ strategy, ...place, step });
      if (wanted()?.id === question.id) store.dispatch(actions.read(strategy, { place, step, found }));
    } catch (error) {
      // A painter that dies says so by itself; the next one is asked anew.
      if (!isAbort(error)) refusalOf(error);
      return;
    } finally {
      underWay = false;
    }
    void ask();
  };
  return store.subscribe(() => void ask());
}

/** @param {Question} one @param {Question | null} other */
function isSame(one, other) {
  return one.place === other?.place && one.step === other.step && one.id === other.id;
}
