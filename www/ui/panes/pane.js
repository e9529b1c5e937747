/** @import { Strategy } from '../../engine/types.js' */
/** @import { ViewContext, Part } from '../types.js' */
import { shownOf } from '../../state/select.js';
import { h, setAttribute, setText } from '../dom/h.js';
import { icon } from '../dom/icon.js';
import { watch } from '../dom/watch.js';
import { createCounters } from './counters.js';
import { createGrid } from './grid.js';
import { createReading } from './reading.js';

/**
 * One strategy at work: its grid, its counts, and what it is doing in words.
 *
 * @param {ViewContext} context
 * @param {Strategy} strategy
 * @returns {Part & {attach: () => void}}
 */
export function createPane(context, strategy) {
  const { words, id } = context;
  const { title, subtitle } = words.strategies[strategy];
  const titleId = id(`pane-${strategy}`);
  const reading = createReading(context, strategy);
  const grid = createGrid(context, { strategy, readingId: reading.element.id, onRead: reading.sayNext });
  const counters = createCounters(context, strategy);
  const status = h('p', { class: 'status', 'data-status': strategy }, words.panes.loading);
  const growth = h('p', { class: 'table-growth', 'data-growth': strategy });
  const zoom = createZoomButtons(context, grid);
  const element = h('article', { class: `pane pane-${strategy} level`, 'aria-labelledby': titleId },
    h('header', { class: 'pane-head' },
      h('h2', { class: 'pane-title', id: titleId }, title),
      zoom.element,
      h('p', { class: 'pane-subtitle' }, subtitle)),
    grid.element,
    h('div', { class: 'counters-room' }, counters.element),
    h('div', { class: 'status-lines' }, status, growth),
    reading.element);

  const showFrame = watch(
    (state) => [shownOf(state)?.frames[strategy], state.standing?.built],
    (frame, built) => {
      if (!frame || !built) return;
      counters.show(frame);
      setText(status, words.status(strategy, frame, built));
      setText(growth, words.growth(frame, built));
      element.classList.toggle('has-growth', built.buckets.shadow > 0);
      setAttribute(element, 'data-phase', frame.phase);
      setAttribute(element, 'data-step', frame.step);
    },
  );
  return {
    element,
    attach: grid.attach,
    destroy: grid.destroy,
    update(state) {
      grid.update(state);
      showFrame(state);
      reading.update(state);
      zoom.update(state);
    },
  };
}

/**
 * @param {ViewContext} context
 * @param {ReturnType<typeof createGrid>} grid
 * @returns {Part}
 */
function createZoomButtons({ words }, grid) {
  const button = (/** @type {string} */ picture, /** @type {string} */ label, /** @type {() => void} */ act) =>
    h('button', { type: 'button', class: 'icon-button', 'aria-label': label, title: label, on: { click: act } }, icon(picture));
  const { panes } = words;
  const out = button('minus', panes.zoomOut, grid.zoomOut);
  const fit = button('fit', panes.fit, grid.fit);
  const shown = h('span', { class: 'zoom-shown', 'data-zoom': '' });
  const element = h('div', { class: 'zoom' }, button('plus', panes.zoomIn, grid.zoomIn), out, fit, shown);
  return {
    element,
    update(state) {
      const zoom = grid.zoomOf(state);
      setText(shown, zoom > 1 ? panes.zoom(zoom) : '');
      for (const each of [out, fit]) each.disabled = zoom <= 1;
    },
  };
}
