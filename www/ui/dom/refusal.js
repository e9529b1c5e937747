/** @import { InputName } from '../../state/types.js' */
/** @import { ViewContext, Part } from '../types.js' */
import { h, setAttribute, setText } from './h.js';
import { watch } from './watch.js';

/**
 * The line beside an input that says why its content was refused; empty as long as it was not.
 *
 * @param {Pick<ViewContext, 'id' | 'words'>} context
 * @param {InputName} input
 * @returns {Part}
 */
export function createRefusal({ id, words }, input) {
  const element = h('p', {
    class: 'refusal', id: id(`${input}-refusal`), role: 'status', 'data-refusal': input, hidden: true,
  });
  const update = watch(
    (state) => [state.refusals[input]],
    (refusal) => {
      setText(element, refusal?.message ?? '');
      setAttribute(element, 'data-code', refusal?.code);
      setAttribute(element, 'lang', refusal ? foreign(refusal, words.language) : null);
      element.hidden = !refusal;
    },
  );
  return { element, update };
}

/**
 * The engine says in English why it refuses; a screen reader has to be told where the lab speaks
 * another language.
 *
 * @param {import('../../state/types.js').Refusal} refusal
 * @param {import('../../state/types.js').Language} spoken
 */
function foreign({ language = 'en' }, spoken) {
  return language === spoken ? null : language;
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
