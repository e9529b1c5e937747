/** @import { Context } from '../../ui/types.js' */
/** @import { PaintedPart } from '../../views/view.js' */
/** @import { Store } from '../../state/types.js' */
/** @import { ViewOptions } from './options.js' */
import { mountChart } from '../../ui/chart/mount.js';
import { h } from '../../ui/dom/h.js';

/**
 * The chart as a part of a view: it begins to measure once it is in the page.
 *
 * @param {Context} context
 * @param {Pick<ViewOptions, 'measure' | 'locked'>} options
 * @returns {PaintedPart}
 */
export function createChartPart({ store, words, id }, { measure, locked }) {
  const element = h('section', { class: 'section chart', id: id('chart') });
  /** @type {{destroy: () => void} | null} */
  let chart = null;
  return {
    element,
    attach() {
      chart = mountChart({ root: element, store: locked ? keeping(store) : store, words, id, connect: measure });
    },
    update: () => {},
    destroy: () => chart?.destroy(),
  };
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
