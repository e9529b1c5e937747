/** @import { Plot } from '../../../../state/lesson/types.js' */
/** @import { State } from '../../../../state/types.js' */
/** @import { LessonWords } from '../../../../words/en-lesson.js' */
/** @import { Line } from './board.js' */
import { h } from '../../../dom/h.js';
import { createBoard } from './board.js';

/**
 * What was drawn beside what was counted, and beside what was measured in this browser, where that has
 * been done.
 *
 * @param {LessonWords} words
 * @param {{plot: Plot, given: readonly number[] | null, label: string, timed: State['timed']}} options `given` null: nothing was drawn
 * @returns {HTMLElement}
 */
export function createComparison(words, { plot, given, label, timed }) {
  const { line } = words;
  const { column } = line.over[plot.over];
  const last = plot.known.at(-1) ?? [0, 0];
  const measured = plot.over === 'names' && timed ? timed.points.filter(([count]) => count <= plot.across[1]) : [];
  const isMeasured = timed !== null && measured.length > 1;
  /** @type {readonly Line[]} */
  const lines = [
    ...(isMeasured ? [{ kind: /** @type {const} */ ('measured'), points: measured.map(([count, ns]) => /** @type {const} */ ([count, ns / timed.nsPerBucket])) }] : []),
    { kind: 'exact', points: plot.curve },
    ...(given ? [{ kind: /** @type {const} */ ('drawn'), points: [last, ...plot.at.map((at, index) => /** @type {const} */ ([at, given[index] ?? 0]))] }] : []),
  ];
  const board = createBoard({ words, plot, isCovered: false, jumps: plot.jumps, lines: () => lines });
  board.picture.setAttribute('role', 'img');
  board.picture.setAttribute('aria-label', line.compared(label));
  const heads = [column, line.legend.exact, ...(given ? [line.legend.drawn] : [])];
  const row = (/** @type {number} */ at, /** @type {number} */ index) => h('tr', {},
    h('th', { scope: 'row' }, line.whole(at)),
    h('td', {}, line.whole(plot.truth[index] ?? 0)),
    given ? h('td', {}, line.whole(given[index] ?? 0)) : null);
  return h('figure', { class: 'line-figure' }, board.element,
    isMeasured ? h('p', { class: 'setting-note' }, line.measured(timed.nsPerBucket)) : null,
    h('details', { class: 'line-numbers' }, h('summary', {}, line.numbers),
      h('table', {}, h('thead', {}, h('tr', {}, ...heads.map((head) => h('th', { scope: 'col' }, head)))), h('tbody', {}, ...plot.at.map(row)))));
}
