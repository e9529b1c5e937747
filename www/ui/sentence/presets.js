/** @import { Context, Part } from '../types.js' */
import { actions } from '../../state/actions.js';
import { countOf, familyOf } from '../../state/select.js';
import { presets } from '../../state/sources.js';
import { h, setAttribute } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/**
 * Numbers of names worth trying, each with what it is worth trying for.
 *
 * @param {Context} context
 * @returns {Part}
 */
export function createPresets({ store, words, id }) {
  const chips = presets.map((count) => {
    const whyId = id(`preset-${count}`);
    const chip = h('button', {
      type: 'button',
      class: 'chip',
      'data-preset': count,
      'aria-describedby': whyId,
      'aria-label': words.sentence.presetLabel(count),
      on: { click: () => store.dispatch(actions.build({ family: familyOf(store.get()), count }, 'sentence')) },
    }, words.numbers.whole(count));
    return { count, chip, why: h('span', { class: 'chip-why', role: 'tooltip', id: whyId }, words.presets[count]) };
  });
  const element = h('div', { class: 'presets', role: 'group', 'aria-label': words.sentence.presetsLabel },
    h('span', { class: 'presets-lead', 'aria-hidden': 'true' }, words.sentence.try),
    ...chips.map(({ chip, why }) => h('span', { class: 'chip-holder' }, chip, why)));
  const update = watch(
    (state) => [state.standing?.source],
    (source) => {
      const shown = source && !('names' in source) ? countOf(source) : null;
      for (const { chip, count } of chips) setAttribute(chip, 'aria-pressed', String(count === shown));
    },
  );
  return { element, update };
}
