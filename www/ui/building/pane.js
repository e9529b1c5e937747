/** @import { BuildingState, Lane } from '../../state/building/types.js' */
/** @import { BuildingContext, BuildingPart } from './types.js' */
import { shownOf } from '../../state/building/select.js';
import { h, setAttribute, setText } from '../dom/h.js';
import { watch } from '../dom/watch.js';
import { fillWithCanvas } from '../panes/canvas.js';
import { createChains } from './chains.js';
import { createReadings } from './readings.js';
import { createSamples } from './samples.js';
import { createWay } from './way.js';

/**
 * One dictionary being built: what its names have in common, its buckets, its counts, and what
 * happens in words.
 *
 * @param {BuildingContext} context
 * @param {Lane} lane
 * @returns {BuildingPart & {attach: () => void}}
 */
export function createPane(context, lane) {
  const { stage, building: { panes, status }, id } = context;
  const { title, subtitle } = panes.lanes[lane];
  const titleId = id(`pane-${lane}`);
  const picture = h('div', { class: 'grid', role: 'img', 'aria-label': panes.grid(title), 'data-building-grid': lane });
  const canvas = fillWithCanvas(picture, {
    resize: (size) => stage.resize(lane, size),
    attach: (element) => stage.attach(lane, element),
  });
  const samples = createSamples(context, lane);
  const readings = createReadings(context, lane);
  const chains = createChains(context, lane);
  const way = createWay(context, lane);
  const told = h('p', { class: 'status', 'data-building-status': lane }, panes.unknown);
  const element = h('article', { class: `pane building-pane building-${lane} level`, 'aria-labelledby': titleId, 'data-lane': lane },
    h('header', { class: 'pane-head' },
      h('h3', { class: 'pane-title', id: titleId }, title),
      h('p', { class: 'pane-subtitle' }, subtitle)),
    samples.element, picture, readings.counters, h('div', { class: 'status-lines' }, told, readings.facts), way.element, chains.element);

  const show = watch(
    (/** @type {BuildingState} */ state) => [shownOf(state, lane)?.shown],
    (shown) => {
      if (!shown) return;
      setText(told, status(shown.frame));
      setAttribute(element, 'data-step', shown.frame.step);
      setAttribute(element, 'data-phase', shown.frame.phase);
      readings.show(shown);
      chains.show(shown);
    },
  );
  return {
    element,
    attach: canvas.attach,
    update(state) {
      show(state);
      samples.update(state);
      way.update(state);
    },
    destroy: canvas.destroy,
  };
}
