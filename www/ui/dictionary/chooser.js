/** @import { Family } from '../../engine/types.js' */
/** @import { Context, Part } from '../types.js' */
import { actions } from '../../state/actions.js';
import { mostBySlider } from '../../state/limits.js';
import { countOf, familyOf } from '../../state/select.js';
import { families } from '../../state/sources.js';
import { h, setAttribute } from '../dom/h.js';
import { createRefusal } from '../dom/refusal.js';
import { watch } from '../dom/watch.js';
import { createCountInput } from '../sentence/count-input.js';

/**
 * How many made-up names there are, and how they are spelt.
 *
 * @param {Context} context
 * @returns {Part}
 */
export function createChooser(context) {
  const { store, words, id } = context;
  const { dictionary } = words;
  const hint = h('p', { class: 'setting-note', id: id('count-hint') }, dictionary.countHint);
  const refusal = createRefusal(context, 'chooser');
  const inputId = id('count');
  const count = createCountInput(context, {
    input: 'chooser', inputId, describedBy: `${hint.id} ${refusal.element.id}`,
  });
  const slider = h('input', {
    type: 'range', class: 'range', min: 1, max: mostBySlider, step: 1, 'aria-label': dictionary.slider, 'data-slider': 'count',
    on: {
      input: () => store.dispatch(actions.build({ family: familyOf(store.get()), count: Number(slider.value) }, 'chooser')),
    },
  });
  const family = h('select', {
    class: 'field', id: id('family'),
    on: {
      change: () => {
        const { standing } = store.get();
        const names = standing ? countOf(standing.source) : 1;
        store.dispatch(actions.build({ family: /** @type {Family} */ (family.value), count: names }, 'chooser'));
      },
    },
  }, ...families.map((name) => h('option', { value: name }, dictionary.families[name])));
  const element = h('div', { class: 'chooser' },
    h('div', { class: 'setting' },
      h('label', { class: 'setting-label', for: inputId }, dictionary.count),
      h('div', { class: 'setting-row' }, count.element, slider),
      hint, refusal.element),
    h('div', { class: 'setting' },
      h('label', { class: 'setting-label', for: family.id }, dictionary.family), family));

  const showSource = watch(
    (state) => [state.standing?.source, familyOf(state)],
    (source, name) => {
      if (!source) return;
      slider.value = String(Math.min(mostBySlider, countOf(source)));
      setAttribute(slider, 'aria-valuetext', words.sentence.countText(countOf(source)));
      family.value = name;
    },
  );
  const parts = [count, refusal];
  return {
    element,
    update(state) {
      for (const part of parts) part.update(state);
      showSource(state);
    },
    destroy: count.destroy,
  };
}
