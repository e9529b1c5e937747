/** @import { FormatStore } from '../../state/format/types.js' */
/** @import { State } from '../../state/types.js' */
/** @import { FormatWords } from '../../words/en-format.js' */
/** @import { Built, PerShown } from '../../state/types.js' */
/** @import { Context } from '../types.js' */
import { predictTimes } from '../../state/format/predict.js';
import { h } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/** Before the fix and after it. */
const compared = /** @type {const} */ (['find-first', 'bulk']);

/**
 * What the reader's own format costs, in words and numbers.
 *
 * @param {Context} context
 * @param {{format: FormatStore, words: FormatWords}} parts
 */
export function createCosts({ store, words, id }, { format, words: { costs } }) {
  const heading = h('h3', { id: id('costs-heading') }, costs.heading);
  const body = h('div', { class: 'format-costs' });
  const watchIt = h('button', {
    type: 'button', class: 'button', 'data-do': 'watch-own',
    on: { click: () => element.closest('.lab')?.scrollIntoView({ behavior: store.get().screen.reducedMotion ? 'auto' : 'smooth' }) },
  }, costs.watch);
  const empty = h('p', { class: 'setting-note' }, words.format.empty);
  const element = h('section', { class: 'format-costs', 'aria-labelledby': heading.id }, heading, empty, body);

  const show = watch(
    (/** @type {State} */ { standing, measured, refusals }) => [standing, measured, refusals.names !== undefined, format.get().shared],
    (standing, measured, isRefused, shared) => {
      const own = standing && 'names' in standing.source ? standing.source.names : null;
      empty.hidden = own !== null;
      body.hidden = own === null;
      if (!standing || !own) return;
      const { info, id: built } = standing.built;
      body.replaceChildren(
        h('p', { 'data-cost-of': 'table' }, costs.table(info, isRefused)),
        tableOf(standing.built, measured, costs),
        h('dl', { class: 'findings-list' },
          finding('jump', costs.jump, costs.jumpText(info)),
          finding('shared', costs.shared, shared?.id === built ? costs.sharedText(shared, own) : costs.counting)),
        watchIt);
    },
  );

  /**
   * @param {Built} built
   * @param {PerShown<number | null>} measured nanoseconds a step
   * @param {FormatWords['costs']} costs
   */
  function tableOf({ cost }, measured, { columns, caption, rows, sources, time, timeNote }) {
    const { whole } = words.numbers;
    const times = predictTimes(cost, measured);
    /** @type {[keyof typeof rows, keyof typeof sources, (strategy: typeof compared[number]) => string][]} */
    const lines = [
      ['examined', 'exact', (strategy) => whole(cost[strategy].examined)],
      ['deletions', 'exact', (strategy) => whole(cost[strategy].deletions)],
      ['time', 'predicted', (strategy) => time(times[strategy])],
    ];
    return h('div', {},
      h('table', { class: 'chart-table' },
        h('caption', {}, caption),
        h('thead', {}, h('tr', {}, h('td', {}), ...compared.map((strategy) => h('th', { scope: 'col', 'data-strategy': strategy }, columns[strategy])))),
        h('tbody', {}, ...lines.map(([row, source, valueOf]) => h('tr', { 'data-row': row },
          h('th', { scope: 'row' }, `${rows[row]}, `, h('small', {}, sources[source])),
          ...compared.map((strategy) => h('td', { 'data-source': source, 'data-of': strategy }, valueOf(strategy))))))),
      h('p', { class: 'setting-note' }, timeNote));
  }
  return { element, update: show };
}

/** @param {string} key @param {string} term @param {string} text */
function finding(key, term, text) {
  return h('div', { class: 'finding', 'data-finding': key }, h('dt', {}, term), h('dd', {}, text));
}
