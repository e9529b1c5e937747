/** @import { BuildingState } from '../../state/building/types.js' */
/** @import { BuildingContext, BuildingPart } from './types.js' */
import { buildingActions } from '../../state/building/actions.js';
import { counts, mostBuilt } from '../../state/building/lanes.js';
import { parseNumber } from '../../state/parse.js';
import { h, setAttribute } from '../dom/h.js';
import { showRefusal } from '../dom/refusal.js';
import { watch } from '../dom/watch.js';

/**
 * How many names both dictionaries have. What is refused stays as typed, and what was shown stays too.
 *
 * @param {BuildingContext} context
 * @returns {BuildingPart}
 */
export function createCount({ store, words, building: { controls }, id }) {
  const refusal = h('p', { class: 'refusal', id: id('refusal'), role: 'status', 'data-refusal': 'building', hidden: true });
  const hint = h('span', { class: 'setting-note building-hint', id: id('hint') }, controls.countHint);
  const handIn = () => {
    const count = parseNumber(input.value);
    if (typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= mostBuilt) {
      const isThere = count === store.get().asked.count;
      store.dispatch(isThere ? buildingActions.accept() : buildingActions.ask(count));
      show(count);
    } else {
      store.dispatch(buildingActions.refuse({ code: 'count-out-of-range', message: controls.refused(input.value), language: words.language }));
    }
  };
  const input = h('input', {
    type: 'text', inputmode: 'numeric', autocomplete: 'off', spellcheck: 'false', class: 'field field-step',
    id: id('count'), 'aria-describedby': `${hint.id} ${refusal.id}`, 'data-building-count': '',
    on: { change: handIn },
  });
  const chips = counts.map((count) => ({
    count,
    chip: h('button', {
      type: 'button', class: 'chip', 'data-building-preset': count, 'aria-label': controls.preset(count),
      on: { click: () => store.dispatch(buildingActions.ask(count)) },
    }, words.numbers.whole(count)),
  }));
  const element = h('div', { class: 'building-count' },
    h('label', { class: 'setting-label', for: input.id }, controls.count),
    h('form', { class: 'building-count-row', novalidate: true, on: { submit: (event) => event.preventDefault() } }, input, hint,
      h('span', { class: 'building-presets', role: 'group', 'aria-label': controls.presetsLabel }, ...chips.map(({ chip }) => chip))),
    refusal);
  /** @param {number} count */
  function show(count) {
    input.value = words.numbers.whole(count);
  }
  const showAsked = watch(
    (/** @type {BuildingState} */ { asked }) => [asked],
    (asked) => {
      show(asked.count);
      for (const { chip, count } of chips) setAttribute(chip, 'aria-pressed', String(count === asked.count));
    },
  );
  const tellRefusal = watch(
    (/** @type {BuildingState} */ state) => [state.refusal],
    (refused) => {
      showRefusal(refusal, refused, words);
      setAttribute(input, 'aria-invalid', refused ? 'true' : null);
    },
  );
  return {
    element,
    update(state) {
      showAsked(state);
      tellRefusal(state);
    },
  };
}
