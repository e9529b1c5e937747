/** @import { Strategy } from '../../engine/types.js' */
/** @import { GridLayout, GridView, Place } from '../../draw/types.js' */
/** @import { State } from '../../state/types.js' */
/** @import { ViewContext } from '../types.js' */
import { actions } from '../../state/actions.js';
import { shownOf } from '../../state/select.js';
import { shownArrays } from '../../draw/grid/arrays.js';
import { gridLayout } from '../../draw/grid/layout.js';
import { bucketNeighbour, firstPlace } from '../../draw/grid/neighbour.js';
import { clampView, fit, reveal, zoomAt } from '../../draw/grid/view.js';
import { h, setAttribute } from '../dom/h.js';
import { createCanvas } from './canvas.js';
import { listenToPointers } from './pointer.js';

/** How much one press of plus zooms. */
const keyFactor = 2;

/**
 * The grid of buckets of one strategy: a picture that can be pointed at, read by keyboard, zoomed
 * and moved.
 *
 * @param {ViewContext} context
 * @param {object} options
 * @param {Strategy} options.strategy
 * @param {string} options.readingId where the bucket that is aimed at is told
 * @param {() => void} options.onRead called when the keyboard aims at a bucket
 */
export function createGrid({ store, words, stage }, { strategy, readingId, onRead }) {
  const element = h('div', {
    class: 'grid',
    role: 'application',
    tabindex: 0,
    'data-grid': strategy,
    'aria-label': words.panes.gridLabel(strategy),
    'aria-describedby': readingId,
  });
  const canvas = createCanvas(stage, { strategy, part: 'grid', place: element });

  /** @type {(state: State) => GridLayout | null} */
  const layoutOf = (state) => {
    const shown = shownOf(state);
    if (!shown) return null;
    const frame = shown.frames[strategy];
    if (!frame) return null;
    const arrays = shownArrays(frame, shown.built.buckets);
    return gridLayout({ arrays, ...canvas.size() });
  };
  const layout = () => layoutOf(store.get());
  const view = () => store.get().panes[strategy].view ?? fit();
  const onView = (/** @type {GridView} */ next) => store.dispatch(actions.setView(strategy, next));
  const onAim = (/** @type {Place | null} */ place) => {
    const { target } = store.get().panes[strategy];
    if (place?.bucket === target?.bucket && place?.array === target?.array) return;
    store.dispatch(actions.aim(strategy, place));
  };
  const pick = () => {
    const { target } = store.get().panes[strategy];
    if (target) store.dispatch(actions.pick(strategy, target));
  };
  const zoomBy = (/** @type {number} */ factor) => {
    const now = layout();
    const { width, height } = canvas.size();
    if (now) onView(zoomAt(view(), now, { x: width / 2, y: height / 2, factor }));
  };
  const read = (/** @type {string} */ key) => {
    const now = layout();
    if (!now) return false;
    const { target } = store.get().panes[strategy];
    const next = target ? bucketNeighbour(now, target, key) : isArrow(key) ? firstPlace(now) : null;
    if (!next) return false;
    onRead();
    onAim(next);
    const revealed = reveal(view(), now, next);
    if (view().zoom > 1) onView(revealed);
    return true;
  };
  /** @type {Record<string, () => void>} */
  const keys = {
    '+': () => zoomBy(keyFactor),
    '=': () => zoomBy(keyFactor),
    '-': () => zoomBy(1 / keyFactor),
    0: () => onView(fit()),
    Escape: () => onAim(null),
    Enter: pick,
  };
  element.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[event.key];
    if (act) act();
    else if (!read(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  element.addEventListener('click', pick);
  listenToPointers(element, { layout, view, onView, onAim });
  return {
    element,
    attach: canvas.attach,
    destroy: canvas.destroy,
    zoomIn: () => zoomBy(keyFactor),
    zoomOut: () => zoomBy(1 / keyFactor),
    fit: () => onView(fit()),
    /** @param {State} state */
    update(state) {
      const now = state.panes[strategy].view;
      setAttribute(element, 'data-zoomed', now !== null && now.zoom > 1);
    },
    /** @param {State} state @returns {number} the zoom that is seen */
    zoomOf(state) {
      const now = layoutOf(state);
      return now ? clampView(state.panes[strategy].view ?? fit(), now).zoom : 1;
    },
  };
}

/** @param {string} key */
function isArrow(key) {
  return key.startsWith('Arrow');
}
