/** @import { Words } from '../../words/en.js' */
/** @import { Bench } from './bench.js' */
import { h } from '../dom/h.js';
import { onApproach } from './moments.js';

/**
 * Fills the chart's section in one language: its heading at once, the chart itself when it comes near.
 *
 * @param {object} parts
 * @param {HTMLElement} parts.root the section, empty
 * @param {Words} parts.words
 * @param {(name: string) => string} parts.id
 * @param {() => Promise<Bench>} parts.bench
 * @param {(count: number) => void} parts.onPick
 * @param {boolean} parts.now whether the chart does not wait until it comes near
 * @returns {{hasBegun: () => boolean, destroy: () => void}} `hasBegun`: whether the chart was asked for
 */
export function fillSection({ root, words, id, bench, onPick, now }) {
  const heading = h('h2', { class: 'section-heading', id: id('chart-heading') }, words.chart.heading);
  const place = h('div', { class: 'chart-place' }, h('p', { class: 'chart-waiting' }, words.chart.loading));
  root.setAttribute('aria-labelledby', heading.id);
  root.append(heading, h('p', { class: 'section-lead' }, words.chart.lead), place);

  let ended = false;
  let begun = false;
  /** @type {(() => void)[]} */
  const stops = [];
  const show = async () => {
    begun = true;
    try {
      const [made, { createChart }, chart] = await Promise.all([bench(), import('./section.js'), words.chart.rest()]);
      if (ended) return;
      const section = createChart({ bench: made, words, chart, id, onPick });
      stops.push(section.destroy);
      place.replaceChildren(section.element);
    } catch (error) {
      if (!ended) place.replaceChildren(...failure(error));
    }
  };
  /** @param {unknown} error */
  const failure = (error) => [
    h('p', { class: 'notice notice-failure', role: 'alert' }, words.chart.failed(error instanceof Error ? error.message : String(error))),
    h('button', { type: 'button', class: 'button', on: { click: () => void show() } }, words.chart.retry),
  ];
  if (now) void show();
  else stops.push(onApproach(place, () => void show()));
  return {
    hasBegun: () => begun,
    destroy() {
      ended = true;
      for (const stop of stops) stop();
    },
  };
}
