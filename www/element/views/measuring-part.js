/** @import { MeasuringName } from '../../ui/measuring/mount.js' */
/** @import { ViewContext } from '../../ui/types.js' */
/** @import { PaintedPart } from '../../views/view.js' */
/** @import { Store } from '../../state/types.js' */
/** @import { ViewOptions } from './options.js' */
import { mountMeasuring } from '../../ui/measuring/mount.js';
import { createComingPart } from './coming-part.js';

/**
 * What measures as a part of a view: the chart, where the time goes, or both, over one worker.
 *
 * @param {ViewContext} context
 * @param {Pick<ViewOptions, 'measure' | 'locked'>} options
 * @param {readonly MeasuringName[]} [names] in reading order: all, unless said
 * @returns {PaintedPart}
 */
export function createMeasuringPart({ store, words, id }, { measure, locked }, names) {
  return createComingPart({ store: locked ? keeping(store) : store, words, id }, (lab) => mountMeasuring({ ...lab, connect: measure, names }));
}

/**
 * A point of the chart that is picked has its dictionary built: not where that is locked.
 *
 * @param {Store} store
 * @returns {Store}
 */
function keeping(store) {
  return {
    ...store,
    dispatch(action) {
      if (action.type !== 'build/asked') store.dispatch(action);
    },
  };
}
