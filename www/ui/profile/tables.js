/** @import { ProfilePair } from '../../measure/types.js' */
/** @import { ProfileState } from '../../state/profile/types.js' */
/** @import { ProfileContext, ProfilePart } from './types.js' */
import { chosenPair } from '../../state/profile/select.js';
import { h } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/**
 * The phases of the profile that is shown, as a table.
 *
 * @param {ProfileContext} context
 * @returns {ProfilePart}
 */
export function createPhaseTable({ profile: { table }, words: { numbers } }) {
  const { element, body, columns } = detailsOf(table.phases, 'phases');
  const update = watch(
    (/** @type {ProfileState} */ state) => [chosenPair(state)],
    (pair) => body.replaceChildren(...(pair ? rowsOf(pair) : [h('tr', {}, h('td', { colspan: columns }, table.phases.empty))])),
  );
  /** @param {ProfilePair} pair */
  const rowsOf = ({ before, after }) => before.phases.map((phase, at) => {
    const other = after.phases[at] ?? phase;
    return h('tr', { 'data-phase': phase.phase },
      h('th', { scope: 'row' }, table.name(phase)),
      h('td', { 'data-source': phase.source }, table.timed(phase)),
      h('td', { 'data-share': phase.share }, table.share(phase)),
      h('td', { 'data-source': other.source }, table.timed(other)),
      h('td', { 'data-share': other.share }, table.share(other)),
      h('td', {}, numbers.whole(phase.calls)),
      h('td', { 'data-column': 'notes' }, table.meaning(phase)));
  });
  return { element, update };
}

/**
 * The teardown's share at each count that was measured, as a table.
 *
 * @param {ProfileContext} context
 * @returns {ProfilePart}
 */
export function createGrowthTable({ profile: { table, growth }, words: { numbers } }) {
  const { element, body, columns } = detailsOf(table.growth, 'growth');
  const update = watch(
    (/** @type {ProfileState} */ state) => [state.pairs],
    (pairs) => body.replaceChildren(...(pairs.length > 0
      ? pairs.map(rowOf)
      : [h('tr', {}, h('td', { colspan: columns }, table.phases.empty))])),
  );
  /** @param {ProfilePair} pair */
  const rowOf = ({ before, after }) => h('tr', { 'data-count': before.count },
    h('th', { scope: 'row' }, numbers.whole(before.count)),
    h('td', {}, growth.teardown(before)),
    h('td', {}, growth.teardown(after)),
    h('td', {}, table.time(before.total)),
    h('td', {}, table.time(after.total)));
  return { element, update };
}

/**
 * @param {{summary: string, label: string, columns: Record<string, string>}} words
 * @param {string} name
 */
function detailsOf({ summary, label, columns }, name) {
  const body = h('tbody', {});
  const head = h('thead', {}, h('tr', {}, ...Object.values(columns).map((column) => h('th', { scope: 'col' }, column))));
  const element = h('details', { class: 'chart-details', 'data-profile-table': name },
    h('summary', { class: 'chart-summary' }, summary),
    h('div', { class: 'table-scroll', tabindex: 0, role: 'region', 'aria-label': label },
      h('table', { class: 'chart-table' }, head, body)));
  return { element, body, columns: Object.keys(columns).length };
}
