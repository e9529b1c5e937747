/** @import { RemediesWords } from '../../words/en-remedies.js' */
/** @import { Context } from '../types.js' */
/** @import { CurveDesk } from './curve-desk.js' */
/** @import { PaintedPart } from './lanes.js' */
import { failureOf } from '../dom/failure.js';
import { h } from '../dom/h.js';

/**
 * The curves of all strategies over the number of names. What counts, measures and draws them is
 * loaded when they are put into the page; the chart's words come with it. `desk` outlives them.
 *
 * @param {Context} context
 * @param {{race: RemediesWords, desk: () => Promise<CurveDesk>, onPick: (count: number) => void}} options
 * @returns {PaintedPart}
 */
export function createCurve({ words, id }, { race, desk, onPick }) {
  const heading = h('h3', { class: 'race-heading', id: id('curve-heading') }, race.curve.heading);
  const place = h('div', {}, h('p', { class: 'chart-waiting' }, words.chart.loading));
  const element = h('section', { class: 'race-curve', 'aria-labelledby': heading.id },
    heading, h('p', { class: 'section-lead' }, race.curve.lead), place);
  let ended = false;
  /** @type {{destroy: () => void} | null} */
  let figure = null;
  const load = async () => {
    try {
      const [it, { createCurveFigure }, chart] = await Promise.all([desk(), import('./curve-figure.js'), words.chart.rest()]);
      if (ended) return;
      const made = createCurveFigure({ desk: it, words, chart, race, id, onPick });
      figure = made;
      place.replaceChildren(made.element);
    } catch (error) {
      if (ended) return;
      place.replaceChildren(...failureOf({ words: words.chart, error, onRetry: () => void load() }));
    }
  };
  return {
    element,
    attach: () => void load(),
    update: () => {},
    destroy() {
      ended = true;
      figure?.destroy();
    },
  };
}
