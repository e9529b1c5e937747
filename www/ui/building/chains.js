/** @import { Lane, LaneFrame } from '../../state/building/types.js' */
/** @import { BuildingContext } from './types.js' */
import { lengthsOf } from '../../draw/building/chain-bins.js';
import { h, setText } from '../dom/h.js';

/** Lengths that are shown from the start on, so that the first steps do not move the page. */
const fewest = 12;

/**
 * How long the chains are so far: a table, and a bar in each row for how many names.
 *
 * @param {BuildingContext} context
 * @param {Lane} lane
 * @returns {{element: HTMLElement, show: (shown: LaneFrame) => void}}
 */
export function createChains({ building: { chains } }, lane) {
  /** @type {{element: HTMLElement, bar: HTMLElement, count: HTMLElement}[]} */
  const rows = [];
  const body = h('tbody', {});
  const longest = h('p', { class: 'setting-note', 'data-building-longest': lane });
  const element = h('div', { class: 'chains' },
    h('table', { class: 'chains-table', 'data-building-chains': lane },
      h('caption', {}, chains.caption),
      h('thead', { class: 'visually-hidden' }, h('tr', {},
        h('th', { scope: 'col' }, chains.columns.length), h('th', { scope: 'col' }, chains.columns.names))),
      body),
    longest);
  const add = () => {
    const bar = h('span', { class: 'chain-bar', 'aria-hidden': 'true' });
    const count = h('span', { class: 'chain-count' }, chains.names(0));
    const row = { bar, count, element: h('tr', {},
      h('th', { scope: 'row' }, chains.lengths(lengthsOf(rows.length))), h('td', {}, h('span', { class: 'chain-cell' }, bar, count))) };
    rows.push(row);
    body.append(row.element);
  };
  while (rows.length < fewest) add();
  return {
    element,
    show({ chains: bins, frame }) {
      while (rows.length < bins.length) add();
      const most = Math.max(1, ...bins);
      rows.forEach(({ bar, count, element: row }, bin) => {
        const names = bins[bin] ?? 0;
        bar.style.setProperty('--share', String(names / most));
        setText(count, chains.names(names));
        row.classList.toggle('is-none', names === 0);
      });
      setText(longest, chains.longest(frame.entries, frame.longest));
    },
  };
}
