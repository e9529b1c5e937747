/** @import { OperationsContext, OperationsPart, Seen } from './types.js' */
/** @import { OperationsState } from '../../state/operations/types.js' */
import { operationsActions } from '../../state/operations/actions.js';
import { placeCounted } from '../../state/operations/select.js';
import { parseNumber } from '../../state/parse.js';
import { h, setAttribute } from '../dom/h.js';
import { showRefusal } from '../dom/refusal.js';
import { watch } from '../dom/watch.js';

/**
 * The field that repeats a name: typed, or slid. What cannot be is refused beside it, and what was
 * counted before stays.
 *
 * @param {OperationsContext} context
 * @returns {OperationsPart}
 */
export function createPlace({ store, words, more: { table }, id }) {
  const ask = (/** @type {number | string} */ place) => store.dispatch(operationsActions.repeatAt(place));
  const refusal = h('p', { class: 'refusal', id: id('refused-at-refusal'), role: 'status', 'data-refusal': 'refused-at', hidden: true });
  const field = h('input', {
    type: 'text', class: 'field', id: id('refused-at'), inputmode: 'numeric', autocomplete: 'off', 'data-refused-at': '',
    'aria-describedby': refusal.id,
    on: { change: () => ask(parseNumber(field.value)) },
  });
  const slider = h('input', {
    type: 'range', min: 2, step: 1, 'aria-label': table.slider, 'data-refused-at-slider': '',
    on: { input: () => ask(Number(slider.value)) },
  });
  const show = watch(
    (/** @type {Seen} */ { state }) => [state.counted, state.refusal],
    (/** @type {OperationsState['counted']} */ counted, /** @type {OperationsState['refusal']} */ refused) => {
      const isHere = refused?.code === 'refused-at-out-of-range';
      showRefusal(refusal, isHere ? refused : null, words);
      setAttribute(field, 'aria-invalid', isHere ? 'true' : null);
      const place = counted && placeCounted(counted);
      if (!counted || place === null) return;
      setAttribute(slider, 'max', counted.count);
      slider.value = String(place);
      setAttribute(slider, 'aria-valuetext', words.numbers.whole(place));
      // What is refused stays, to be mended.
      if (!isHere) field.value = words.numbers.whole(place);
    },
  );
  const element = h('div', { class: 'toll-place' },
    h('label', { for: field.id }, table.place), field, slider, refusal);
  return { element, update: show };
}
