/** @import { ViewContext, Part } from '../types.js' */
import { h } from '../dom/h.js';
import { createRefusal, markRefused } from '../dom/refusal.js';
import { term } from '../dom/term.js';

/**
 * The form that goes to a step by its number. What is no step of this run is refused beside it, and
 * the playhead stays.
 *
 * @param {ViewContext} context
 * @returns {Part}
 */
export function createGoTo(context) {
  const { words, travel } = context;
  const refusal = createRefusal(context, 'step');
  const input = h('input', {
    type: 'text', inputmode: 'numeric', autocomplete: 'off', spellcheck: 'false', class: 'field field-step',
    'aria-label': words.transport.goToStep, 'aria-describedby': refusal.element.id,
  });
  const element = h('form', {
    class: 'setting go-to',
    novalidate: true,
    on: {
      submit: (event) => {
        event.preventDefault();
        void travel.toStep(input.value);
      },
    },
  },
  h('p', { class: 'setting-label' }, words.transport.goTo, ' ', term(context, 'step')),
  h('div', { class: 'setting-row' }, input, h('button', { type: 'submit', class: 'button' }, words.transport.go)),
  refusal.element);
  const mark = markRefused(input, 'step');
  return {
    element,
    update(state) {
      refusal.update(state);
      mark(state);
    },
  };
}
