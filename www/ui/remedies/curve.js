/** @import { Connect } from '../../measure/connection.js' */
/** @import { RemediesWords } from '../../words/en-remedies.js' */
/** @import { Context } from '../types.js' */
/** @import { PaintedPart } from './lanes.js' */
import { actions } from '../../state/actions.js';
import { h } from '../dom/h.js';

/**
 * The curves of all strategies over the number of names. What counts, measures and draws them is
 * loaded when they are put into the page; the chart's words come with it.
 *
 * @param {Context} context
 * @param {{race: RemediesWords, connect: Connect, onPick: (count: number) => void}} options
 * @returns {PaintedPart}
 */
export function createCurve({ store, words, id }, { race, connect, onPick }) {
  const heading = h('h3', { class: 'race-heading', id: id('curve-heading') }, race.curve.heading);
  const place = h('div', {}, h('p', { class: 'chart-waiting' }, words.chart.loading));
  const element = h('section', { class: 'race-curve', 'aria-labelledby': heading.id },
    heading, h('p', { class: 'section-lead' }, race.curve.lead), place);
  let ended = false;
  /** @type {{destroy: () => void} | null} */
  let desk = null;
  const load = async () => {
    try {
      const [{ createCurveDesk }, chart] = await Promise.all([import('./curve-desk.js'), words.chart.rest()]);
      if (ended) return;
      const made = createCurveDesk({
        words, chart, race, id, connect, onPick,
        onNsPerStep: (ns) => store.dispatch(actions.measured(ns)),
      });
      desk = made;
      place.replaceChildren(made.element);
    } catch (error) {
      if (ended) return;
      place.replaceChildren(
        h('p', { class: 'notice notice-failure', role: 'alert' }, words.chart.failed(error instanceof Error ? error.message : String(error))),
        h('button', { type: 'button', class: 'button', on: { click: () => void load() } }, words.chart.retry));
    }
  };
  return {
    element,
    attach: () => void load(),
    update: () => {},
    destroy() {
      ended = true;
      desk?.destroy();
    },
  };
}
