/** @import { BuildingState, Lane } from '../../state/building/types.js' */
/** @import { BuildingContext, BuildingPart } from './types.js' */
import { h, setAttribute, setText } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/** Until it has taken so long, nothing is said: most dictionaries stand by then. */
const patience = 250;

/**
 * How far the dictionary is that is being built, and the way to stop that; once it stands, what it
 * cost in all.
 *
 * @param {BuildingContext} context
 * @param {Lane} lane
 * @returns {BuildingPart}
 */
export function createWay({ stage, building: { panes, controls } }, lane) {
  const bar = h('progress', { class: 'chart-progress', max: 1 });
  const stop = h('button', {
    type: 'button', class: 'button', 'data-do': 'stop-lane', on: { click: () => stage.stop(lane) },
  }, controls.stop);
  const far = h('p', { class: 'building-far', 'data-building-far': lane });
  const coming = h('div', { class: 'building-coming', hidden: true }, far, bar, stop);
  const total = h('p', { class: 'building-total', 'data-building-total': lane, role: 'status' });
  const element = h('div', { class: 'building-way' }, total, coming);
  let since = 0;

  const begin = watch(
    (/** @type {BuildingState} */ state) => [state.asked],
    (_asked) => {
      since = performance.now();
    },
  );
  const show = watch(
    (/** @type {BuildingState} */ state) => [state.coming[lane], state.standing?.[lane]],
    (progress, standing) => {
      const isSlow = progress !== null && progress.steps > 0 && performance.now() - since > patience;
      coming.hidden = !isSlow;
      if (isSlow) {
        setText(far, panes.coming(progress));
        setAttribute(stop, 'aria-label', controls.stopLabel(progress.entries, progress.count));
        bar.value = shareOf(lane, progress);
        setAttribute(bar, 'aria-label', panes.coming(progress));
      }
      setText(total, standing ? panes.total(standing, standing.done) : '');
    },
  );
  return {
    element,
    update(state) {
      begin(state);
      show(state);
    },
  };
}

/**
 * The share of the work that is done: with names that collide it grows with the square of the names.
 *
 * @param {Lane} lane
 * @param {{entries: number, count: number}} progress
 */
function shareOf(lane, { entries, count }) {
  const share = entries / count;
  return lane === 'colliding' ? share * share : share;
}
