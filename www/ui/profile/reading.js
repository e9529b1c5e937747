/** @import { ProfileState } from '../../state/profile/types.js' */
/** @import { ProfileContext, ProfilePart } from './types.js' */
import { icicleOf } from '../../draw/profile/layout/frames.js';
import { chosenPair } from '../../state/profile/select.js';
import { h, setText } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/**
 * The frame that is read, in words.
 *
 * @param {ProfileContext} context
 * @returns {ProfilePart}
 */
export function createReading({ profile: { frames } }) {
  const head = h('p', { class: 'reading-head' });
  const meaning = h('p', { class: 'setting-note' });
  const facts = h('ul', { class: 'chart-facts' });
  const element = h('div', { class: 'chart-reading profile-reading', 'data-profile-reading': '' }, h('div', {}, head, facts, meaning));
  const update = watch(
    (/** @type {ProfileState} */ state) => [state.target, chosenPair(state)],
    (target, pair) => {
      const frame = pair && target && icicleOf(pair, target.side).find(({ name }) => name === target.frame);
      if (!frame) {
        setText(head, pair ? frames.none : '');
        setText(meaning, pair ? frames.hint : '');
        facts.replaceChildren();
        return;
      }
      setText(head, frames.head(target.side, frame));
      setText(meaning, frames.meanings[frame.name]);
      facts.replaceChildren(...frames.facts(frame, pair[target.side].examined).map((fact) => h('li', {}, fact)));
    },
  );
  return { element, update };
}
