/** @import { Operation } from '../../engine/cases-types.js' */
/** @import { ShownToll } from '../../state/operations/select.js' */
/** @import { State } from '../../state/types.js' */
/** @import { OperationsState } from '../../state/operations/types.js' */
/** @import { OperationsContext, OperationsPart, Seen } from './types.js' */
import { operationsActions } from '../../state/operations/actions.js';
import { shownTolls, toilOfOperations } from '../../state/operations/select.js';
import { createCaseToil } from '../cases/toil.js';
import { h, setText } from '../dom/h.js';
import { showRefusal } from '../dom/refusal.js';
import { watch } from '../dom/watch.js';
import { createPlace } from './place.js';

/** Before the fix, and after it. */
const sides = /** @type {const} */ (['find-first', 'bulk']);

/** @type {readonly Operation[]} */
const operations = ['create', 'rename', 'add-fields', 'drop', 'read-view', 'refused'];

/**
 * The six operations in words and numbers. Rows stay as they are made: the last one holds an input. A
 * narrow page sets the cells of a row below each other, which takes a table's meaning away in some
 * browsers: the roles say it again.
 *
 * @param {OperationsContext} context
 * @returns {OperationsPart}
 */
export function createTable(context) {
  const { store, more: { table } } = context;
  const place = createPlace(context);
  const caption = h('caption', {});
  const rows = operations.map((operation) => createRow(operation, context, operation === 'refused' ? place.element : null));
  const head = (/** @type {'operation' | typeof sides[number]} */ column) =>
    h('th', { scope: 'col', role: 'columnheader', 'data-strategy': column }, table.columns[column]);
  const grid = h('table', { class: 'tolls', role: 'table' }, caption,
    h('thead', { role: 'rowgroup' }, h('tr', { role: 'row' }, head('operation'), ...sides.map(head))),
    h('tbody', { role: 'rowgroup' }, ...rows.map(({ element }) => element)));
  const oneField = h('p', { class: 'setting-note', 'data-one-field': '', hidden: true }, table.oneField);
  const waiting = h('p', { class: 'section-waiting', role: 'status' }, table.counting);
  const toil = createCaseToil({
    words: table.toil, toilOf: toilOfOperations, want: (source) => store.dispatch(operationsActions.want(source)),
  });
  const refusal = h('p', { class: 'refusal', role: 'alert', 'data-case-refusal': '', hidden: true });
  const body = h('div', { hidden: true }, grid, oneField, h('p', { class: 'setting-note' }, table.note));

  const show = watch(
    (/** @type {Seen} */ { state, lab }) => [state.counted, lab.measured],
    (/** @type {OperationsState['counted']} */ counted, /** @type {State['measured']} */ measured) => {
      body.hidden = counted === null;
      if (!counted) return;
      setText(caption, table.caption(counted.count));
      const tolls = shownTolls(counted, measured);
      for (const row of rows) row.show(tolls.find(({ toll }) => toll.operation === row.operation) ?? null);
      oneField.hidden = tolls.length === operations.length;
      grid.dataset.count = String(counted.count);
    },
  );
  const tellRefusal = watch(
    (/** @type {Seen} */ { state, lab }) => [state.counted, state.refusal, toil.update({ ...state, standing: lab.standing })],
    (/** @type {OperationsState['counted']} */ counted, /** @type {OperationsState['refusal']} */ refused, /** @type {boolean} */ isToil) => {
      waiting.hidden = counted !== null || refused !== null || isToil;
      // Beside the input that it is about, or here when it is about none.
      showRefusal(refusal, refused?.code === 'refused-at-out-of-range' ? null : refused, context.words);
    },
  );
  return {
    element: h('div', {}, waiting, toil.element, refusal, body),
    update(seen) {
      show(seen);
      tellRefusal(seen);
      place.update(seen);
    },
  };
}

/**
 * @param {Operation} operation
 * @param {OperationsContext} context
 * @param {HTMLElement | null} control
 */
function createRow(operation, { more: { table } }, control) {
  const happens = h('p', { class: 'toll-happens' });
  const cells = sides.map((strategy) => {
    const bar = h('div', { class: 'toll-bar', 'aria-hidden': 'true' });
    const examined = h('p', { class: 'toll-examined' });
    const time = h('p', { class: 'toll-time', 'data-source': 'predicted' });
    const element = h('td', { role: 'cell', 'data-strategy': strategy },
      h('span', { class: 'toll-column' }, table.columns[strategy]), examined, bar, time);
    return { strategy, bar, examined, time, element };
  });
  const element = h('tr', { role: 'row', 'data-operation': operation },
    h('th', { scope: 'row', role: 'rowheader' }, h('p', { class: 'toll-title' }, table.titles[operation]), happens, control),
    ...cells.map((cell) => cell.element));

  /** @param {ShownToll | null} shown */
  const show = (shown) => {
    element.hidden = shown === null;
    if (!shown) return;
    const { toll, costs, times, share } = shown;
    setText(happens, table.happens(toll));
    for (const { strategy, bar, examined, time } of cells) {
      setText(examined, toll.tornDown ? table.examined(costs[strategy].examined) : table.none);
      setText(time, toll.tornDown ? table.time(times[strategy]) : '');
      bar.hidden = !toll.tornDown;
      bar.style.setProperty('--share', String(strategy === 'find-first' ? share : 0));
    }
  };
  return { operation, element, show };
}
