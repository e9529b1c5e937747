import { h } from '../../dom/h.js';

/**
 * A choice of few, all in view: radio buttons that look like one bar.
 *
 * @template {string} Choice
 * @param {object} options
 * @param {string} options.id goes before the ids of the buttons
 * @param {string} options.label
 * @param {readonly Choice[]} options.choices
 * @param {Record<Choice, string>} options.words
 * @param {(choice: Choice) => void} options.onChoose
 * @returns {{element: HTMLElement, show: (choice: Choice) => void}}
 */
export function createSegments({ id, label, choices, words, onChoose }) {
  const inputs = choices.map((choice) => h('input', {
    type: 'radio', name: id, value: choice, class: 'segment-input', id: `${id}-${choice}`,
    on: { change: () => onChoose(choice) },
  }));
  const element = h('fieldset', { class: 'setting' },
    h('legend', { class: 'setting-label' }, label),
    h('div', { class: 'segments' }, ...inputs.flatMap((input, index) => {
      const choice = choices[index];
      return [input, h('label', { class: 'segment', for: input.id }, choice === undefined ? '' : words[choice])];
    })));
  return {
    element,
    show(choice) {
      for (const input of inputs) input.checked = input.value === choice;
    },
  };
}
