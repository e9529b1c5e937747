/** @import { PointResult } from '../../engine/measure-types.js' */
/** @import { ChartState } from '../../state/chart/types.js' */
/** @import { ChartContext, ChartPart } from './types.js' */
import { strategies } from '../../strategies.js';
import { h } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/**
 * The points as a table, for whoever reads numbers rather than pictures. It is filled while it is
 * open.
 *
 * @param {ChartContext} context
 * @returns {ChartPart}
 */
export function createTable(context) {
  const { chart: { points: words }, store } = context;
  const head = h('thead', {}, h('tr', {}, ...Object.entries(words.columns).map(([key, column]) => h('th', { scope: 'col', 'data-column': key }, column))));
  const body = h('tbody', {});
  const scroll = h('div', { class: 'table-scroll', tabindex: 0, role: 'region', 'aria-label': words.tableLabel },
    h('table', { class: 'chart-table', 'data-points': '' }, head, body));
  const element = h('details', {
    class: 'chart-details', 'data-points-table': '', on: { toggle: () => fill(store.get()) },
  }, h('summary', { class: 'chart-summary' }, words.tableSummary), scroll);
  const fill = (/** @type {Pick<ChartState, 'run'>} */ { run }) => {
    if (!element.open) return;
    const rows = run?.points.map((point) => row(point, context)) ?? [];
    body.replaceChildren(...(rows.length > 0 ? rows : [h('tr', {}, h('td', { colspan: 7 }, words.emptyTable))]));
  };
  const update = watch((/** @type {ChartState} */ state) => [state.run?.points], (_points) => fill(store.get()));
  return { element, update };
}

/** @param {PointResult} point @param {ChartContext} context */
function row(point, { chart: { points: words }, words: { numbers }, onPick }) {
  const { request: { count }, strategies: results, ratio, notes } = point;
  const show = h('button', {
    type: 'button', class: 'link-button', title: words.show(count), on: { click: () => onPick(count) },
  }, numbers.whole(count));
  const times = strategies.map((strategy) => {
    const result = results[strategy];
    return h('td', { 'data-source': result?.source }, result ? words.timed(result) : '');
  });
  return h('tr', {},
    h('th', { scope: 'row' }, show),
    h('td', {}, words.tableBuckets(point)),
    h('td', {}, numbers.whole(results['find-first']?.examined ?? 0)),
    ...times,
    h('td', {}, ratio ? words.ratio(ratio) : ''),
    h('td', { 'data-column': 'notes' }, words.notes(notes)));
}
