/** @import { Language, Refusal } from '../../state/types.js' */
/** @import { ViewContext, Part } from '../../ui/types.js' */
import { h } from '../../ui/dom/h.js';
import { said } from '../../ui/dom/refusal.js';
import { watch } from '../../ui/dom/watch.js';

/**
 * The lines above a view that has no inputs of its own: why a dictionary or a step was refused, and
 * the failure after which nothing can be drawn.
 *
 * @param {ViewContext} context
 * @returns {Part}
 */
export function createRefusals({ words }) {
  const element = h('div', { class: 'notices', role: 'alert' });
  const line = (/** @type {string} */ text, /** @type {string} */ kind, /** @type {Language | null} */ lang = null) =>
    h('p', { class: `notice ${kind}`, lang }, text);
  const stepLine = (/** @type {Refusal} */ refusal) => {
    const { text, language } = said(refusal, words);
    return line(text, 'notice-refusal', language);
  };
  const update = watch(
    (state) => [state.refusals, state.failure, state.standing?.built.info.count ?? null],
    (refusals, failure, shown) => {
      const { step, ...dictionary } = refusals;
      element.replaceChildren(
        ...(failure ? [line(words.dictionary.failed(failure.message), 'notice-failure')] : []),
        ...Object.values(dictionary).map(({ message }) => line(words.dictionary.refused(message, shown), 'notice-refusal')),
        ...(step ? [stepLine(step)] : []),
      );
    },
  );
  return { element, update };
}
