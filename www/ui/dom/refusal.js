/** @import { InputName, Language, Refusal } from '../../state/types.js' */
/** @import { ViewContext, Part } from '../types.js' */
/** @import { ViewWords } from '../../words/en-view.js' */
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
    (refusal) => showRefusal(element, refusal ?? null, words),
  );
  return { element, update };
}

/**
 * Shows a refusal in a line of its own, or that there is none.
 *
 * @param {HTMLElement} element
 * @param {Refusal | null} refusal
 * @param {ViewWords} words
 */
export function showRefusal(element, refusal, words) {
  const { text, language } = refusal ? said(refusal, words) : { text: '', language: null };
  setText(element, text);
  setAttribute(element, 'data-code', refusal?.code);
  setAttribute(element, 'lang', language);
  element.hidden = !refusal;
}

/**
 * What a refusal says in the language that is spoken. Where there are no words for it, it stays in its own, which a
 * screen reader has to be told.
 *
 * @param {Refusal} refusal
 * @param {ViewWords} words
 * @returns {{text: string, language: Language | null}} `language`: another than the one that is spoken
 */
export function said({ message, language = 'en' }, words) {
  if (language === words.language) return { text: message, language: null };
  const translated = words.refusal(message);
  return translated === null ? { text: message, language } : { text: translated, language: null };
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
