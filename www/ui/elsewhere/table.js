/** @import { Case, CaseId } from '../../draw/chart/data/elsewhere.js' */
/** @import { ElsewhereWords } from '../../words/en-elsewhere.js' */
import { cases } from '../../draw/chart/data/elsewhere.js';
import { slopeOf } from '../../draw/chart/elsewhere/slope.js';
import { h } from '../dom/h.js';

/**
 * The cases, a row each.
 *
 * @param {ElsewhereWords} words
 * @param {(name: string) => string} id
 * @returns {{element: HTMLElement, goTo: (id: CaseId) => void}} `goTo` gives a row's head the focus
 */
export function createTable(words, id) {
  const { columns } = words;
  const links = new Map(cases.map((each) => [each.id, h('a', { href: each.address }, each.source)]));
  const note = h('p', { class: 'setting-note', id: id('slope-note') }, words.slopeNote);
  const row = (/** @type {Case} */ { id: name, slow }) => {
    const { where, table, reported, fix } = words.cases[name];
    const cells = [[columns.table, table], [columns.reported, reported], [columns.slope, words.slope(slopeOf(slow))], [columns.fix, fix]];
    return h('tr', { role: 'row', 'data-case-row': name },
      h('th', { scope: 'row', role: 'rowheader' }, h('span', { class: 'case-where' }, where), ' ', links.get(name) ?? ''),
      ...cells.map(([column, text]) => h('td', { role: 'cell', 'data-column': column }, String(text))));
  };
  const element = h('div', { class: 'elsewhere-cases' },
    note,
    // A narrow screen shows rows as blocks, and browsers take that for no table any more unless told.
    h('table', { class: 'cases', role: 'table', 'aria-label': words.tableLabel, 'aria-describedby': note.id },
      h('thead', { role: 'rowgroup' }, h('tr', { role: 'row' },
        ...Object.values(columns).map((column) => h('th', { scope: 'col', role: 'columnheader' }, column)))),
      h('tbody', { role: 'rowgroup' }, ...cases.map(row))));
  return { element, goTo: (name) => links.get(name)?.focus() };
}
