/** @import { Context } from '../../ui/types.js' */
/** @import { PaintedPart } from '../../views/view.js' */
/** @import { Store } from '../../state/types.js' */
/** @import { ViewOptions } from './options.js' */
import { h } from '../../ui/dom/h.js';
import { mountMeasuring } from '../../ui/measuring/mount.js';

/** @typedef {'chart' | 'profile'} MeasuringName */

/**
 * What measures as parts of a view: the chart, where the time goes, or both, over one worker. They
 * begin to measure once they are in the page.
 *
 * @param {Context} context
 * @param {Pick<ViewOptions, 'measure' | 'locked'>} options
 * @param {readonly MeasuringName[]} names in reading order, one at least
 * @returns {PaintedPart[]}
 */
export function createMeasuringParts({ store, words, id }, { measure, locked }, names) {
  const sections = names.map((name) => h('section', { class: `section ${name}`, id: id(name) }));
  const roots = Object.fromEntries(names.map((name, index) => [name, sections[index]]));
  /** @type {{destroy: () => void} | null} */
  let mounted = null;
  return sections.map((element, index) => ({
    element,
    update: () => {},
    // The parts of a view live and end together: the first stands for all.
    ...(index > 0 ? {} : {
      attach() {
        mounted = mountMeasuring({ roots, store: locked ? keeping(store) : store, words, id, connect: measure });
      },
      destroy: () => mounted?.destroy(),
    }),
  }));
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
