/** @import { Built } from '../../draw/types.js' */
/** @import { Strategy } from '../../engine/types.js' */
/** @import { RemediesWords } from '../../words/en-remedies.js' */
/** @import { Context, Part } from '../types.js' */
import { allStrategies } from '../../strategies.js';
import { h } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/**
 * What each strategy costs on the dictionary that stands: exact.
 *
 * @param {Context} context
 * @param {{race: RemediesWords}} options
 * @returns {Part}
 */
export function createCounts({ words, id }, { race: { counts } }) {
  const heading = h('h3', { class: 'race-heading', id: id('counts-heading') }, counts.heading);
  const scroll = h('div', { class: 'table-scroll', tabindex: 0, role: 'region', 'aria-labelledby': heading.id });
  const element = h('div', { class: 'race-counts' }, heading, scroll);

  /** @param {Built} built @param {Strategy} strategy */
  const row = (built, strategy) => {
    const { examined, words: looked, deletions, batches, frees } = built.cost[strategy];
    const all = built.cost['find-first'].examined;
    const cells = { examined, words: looked, deletions, batches, frees };
    return h('tr', { 'data-row': strategy },
      h('th', { scope: 'row', class: `of-${strategy}` }, words.strategies[strategy].title),
      ...Object.entries(cells).map(([name, value]) => h('td', { 'data-count': name, 'data-source': 'exact' }, words.numbers.whole(value))),
      h('td', { 'data-count': 'share' }, counts.share((examined + looked) / all)));
  };
  const update = watch(
    (state) => [state.standing?.built],
    (built) => {
      if (!built) return;
      scroll.replaceChildren(h('table', { class: 'chart-table', 'data-race-counts': '' },
        h('caption', {}, counts.caption(built.info.count)),
        h('thead', {}, h('tr', {}, ...Object.values(counts.columns).map((column) => h('th', { scope: 'col' }, column)))),
        h('tbody', {}, ...allStrategies.map((strategy) => row(built, strategy)))));
    },
  );
  return { element, update };
}
