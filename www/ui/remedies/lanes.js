/** @import { Strategy } from '../../engine/types.js' */
/** @import { RemediesWords } from '../../words/en-remedies.js' */
/** @import { Context, Part } from '../types.js' */
import { shownOf } from '../../state/select.js';
import { allStrategies } from '../../strategies.js';
import { h, setAttribute, setText } from '../dom/h.js';
import { watch } from '../dom/watch.js';
import { createCanvas } from '../panes/canvas.js';
import { createCounters } from '../panes/counters.js';

/** @typedef {Part & {attach: () => void}} PaintedPart */

/**
 * A lane a strategy, one below the other, always in the same order.
 *
 * @param {Context} context
 * @param {{race: RemediesWords}} options
 * @returns {PaintedPart}
 */
export function createLanes(context, { race }) {
  const lanes = allStrategies.map((strategy) => createLane(context, { strategy, race }));
  return {
    element: h('section', { class: 'lanes', 'aria-label': race.lanes }, ...lanes.map(({ element }) => element)),
    attach: () => lanes.forEach((lane) => lane.attach()),
    update: (state) => lanes.forEach((lane) => lane.update(state)),
    destroy: () => lanes.forEach((lane) => lane.destroy?.()),
  };
}

/**
 * One strategy at work: what it is doing in words, its grid, its staircase, its counts.
 *
 * @param {Context} context
 * @param {{strategy: Strategy, race: RemediesWords}} options
 * @returns {PaintedPart}
 */
function createLane(context, { strategy, race }) {
  const { words, stage, id } = context;
  const { title, subtitle } = words.strategies[strategy];
  const titleId = id(`lane-${strategy}`);
  const grid = h('div', { class: 'lane-picture lane-grid', role: 'img', 'aria-label': race.gridLabel(strategy) });
  const stairs = h('div', { class: 'lane-picture lane-stairs', role: 'img' });
  const canvases = [
    createCanvas(stage, { strategy, part: 'grid', place: grid }),
    createCanvas(stage, { strategy, part: 'staircase', place: stairs }),
  ];
  const counters = createCounters(context, strategy);
  const status = h('p', { class: 'lane-status', 'data-status': strategy }, words.panes.loading);
  const element = h('article', { class: `lane lane-${strategy}`, 'data-lane': strategy, 'aria-labelledby': titleId },
    h('header', { class: 'lane-head' },
      h('h3', { class: 'lane-title', id: titleId }, title),
      h('p', { class: 'lane-subtitle' }, subtitle)),
    grid, stairs,
    h('div', { class: 'lane-counts' }, counters.element, status));

  const showBuilt = watch(
    (state) => [state.standing?.built],
    (built) => {
      if (!built) return;
      const { examined, words: looked } = built.cost[strategy];
      setAttribute(stairs, 'aria-label', race.stairsLabel(strategy, examined + looked));
    },
  );
  const showFrame = watch(
    (state) => [shownOf(state)?.frames[strategy], state.standing?.built],
    (frame, built) => {
      if (!frame || !built) return;
      counters.show(frame);
      setText(status, words.status(strategy, frame, built));
      setAttribute(element, 'data-phase', frame.phase);
      setAttribute(element, 'data-step', frame.step);
    },
  );
  return {
    element,
    attach: () => canvases.forEach((canvas) => canvas.attach()),
    destroy: () => canvases.forEach((canvas) => canvas.destroy()),
    update(state) {
      showBuilt(state);
      showFrame(state);
    },
  };
}
