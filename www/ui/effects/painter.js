/** @import { State } from '../../state/types.js' */
/** @import { Stage } from '../../draw/stage/client.js' */
/** @import { ViewWords } from '../../words/en-view.js' */
import { fit } from '../../draw/grid/view.js';
import { stepsOf } from '../../state/select.js';
import { allStrategies } from '../../strategies.js';
import { watch } from '../dom/watch.js';

/**
 * Has painted what the state says; asks for nothing that is painted already.
 *
 * @param {{stage: Stage, words: ViewWords}} parts
 * @returns {(state: State) => void}
 */
export function createPainter({ stage, words }) {
  const label = watch(
    (state) => [state.standing?.built],
    (built) => {
      if (built) stage.setLabels(words.canvasLabels(built));
    },
  );
  const look = allStrategies.map((strategy) => watch(
    (state) => [state.panes[strategy].view, state.standing],
    (view, _standing) => stage.setView({ strategy, ...(view ?? fit()) }),
  ));
  const draw = watch(
    (state) => {
      const steps = stepsOf(state);
      return [state.standing?.built.id, ...allStrategies.map((strategy) => steps?.[strategy])];
    },
    (_id, ...steps) => {
      const wanted = allStrategies.flatMap((strategy, place) => {
        const step = steps[place];
        return step === undefined ? [] : [[strategy, step]];
      });
      if (wanted.length > 0) stage.draw(Object.fromEntries(wanted));
    },
  );
  return (state) => {
    label(state);
    for (const each of look) each(state);
    draw(state);
  };
}
