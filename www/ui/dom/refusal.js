/** @import { InputName } from '../../state/types.js' */
/** @import { Context, Part } from '../types.js' */
import { h, setAttribute, setText } from './h.js';
import { watch } from './watch.js';

/**
 * The line beside an input that says why its content was refused; empty as long as it was not.
 *
 * @param {Pick<Context, 'id'>} context
 * @param {InputName} input
 * @returns {Part}
 */
export function createRefusal({ id }, input) {
  const element = h('p', {
    class: 'refusal', id: id(`${input}-refusal`), role: 'status', 'data-refusal': input, hidden: true,
  });
  const update = watch(
    (state) => [state.refusals[input]],
    (refusal) => {
      setText(element, refusal?.message ?? '');
      setAttribute(element, 'data-code', refusal?.code);
      element.hidden = !refusal;
    },
  );
  return { element, update };
}

/**
 * Marks an input as refused or not. A refused content that was never typed here, since it came with
 * the address, is filled in to be mended.
 *
 * @param {HTMLInputElement | HTMLTextAreaElement} element
 * @param {InputName} input
 * @returns {Part['update']}
 */
export function markRefused(element, input) {
  return watch(
    (state) => [state.refusals[input]],
    (refusal) => {
      setAttribute(element, 'aria-invalid', refusal ? 'true' : null);
      if (refusal?.typed !== undefined && element.value === '') element.value = refusal.typed;
    },
  );
}
