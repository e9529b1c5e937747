/** @import { Frame } from '../../../draw/profile/types.js' */
/** @import { ProfileState, Side } from '../../../state/profile/types.js' */
/** @import { ProfileContext, ProfilePart } from '../types.js' */
import { icicleOf } from '../../../draw/profile/layout/frames.js';
import { chosenPair, isUnderWay } from '../../../state/profile/select.js';
import { toilOfPress, waits } from '../../../state/profile/counts.js';
import { h, setText } from '../../dom/h.js';
import { watch } from '../../dom/watch.js';
import { createIcicle } from './icicle.js';
import { listenToKeys } from './keys.js';

/** In the order in which they stand everywhere. @type {readonly Side[]} */
const sides = ['before', 'after'];

/**
 * Both pictures, side by side or one above the other, and what they show in a sentence.
 *
 * @param {ProfileContext} context
 * @returns {ProfilePart}
 */
export function createIcicles(context) {
  const { store, profile: { frames, growth } } = context;
  const icicles = sides.map((side) => createIcicle(context, side));
  const sentence = h('p', { class: 'profile-sentence', 'data-profile-sentence': '' });
  const pictures = h('div', { class: 'profile-pictures' }, ...icicles.map((icicle) => icicle.element));
  const missing = h('p', { class: 'profile-missing', 'data-profile-missing': '' });
  const scaled = h('p', { class: 'setting-note' });
  const element = h('div', { class: 'profile-icicles' }, sentence, missing, pictures, scaled, h('p', { class: 'setting-note' }, frames.rest));

  /** @returns {Record<Side, readonly Frame[]> | null} what is drawn; null when nothing is */
  const shown = () => {
    const pair = chosenPair(store.get());
    return pair && { before: icicleOf(pair, 'before'), after: icicleOf(pair, 'after') };
  };
  listenToKeys({ holder: pictures, store, frames: shown });

  const update = watch(
    (/** @type {ProfileState} */ state) => [chosenPair(state), state.chosen, state.scale, state.target, isUnderWay(state.run), toilOfPress(state)?.ms],
    (pair, _chosen, scale, target, underWay, _ms) => {
      const drawn = shown();
      pictures.hidden = !drawn;
      scaled.hidden = !drawn;
      missing.hidden = drawn !== null;
      setText(sentence, pair ? growth.sentence(pair) : '');
      setText(missing, missingText(underWay));
      if (!pair || !drawn) return;
      const longest = Math.max(pair.before.total, pair.after.total);
      setText(scaled, frames.scaled(scale, pair.before.total / pair.after.total));
      for (const icicle of icicles) {
        const profile = pair[icicle.side];
        icicle.show({ profile, frames: drawn[icicle.side], longest: scale === 'same' ? longest : profile.total, target });
      }
    },
  );
  /** @param {boolean} underWay */
  const missingText = (underWay) => {
    const state = store.get();
    const { chosen, building } = state;
    if (underWay || !waits(chosen, building)) return frames.unmeasured(chosen);
    const toil = toilOfPress(state);
    return `${frames.unmeasured(chosen)} ${toil ? frames.toil(toil) : frames.tooLong(chosen)}`;
  };

  return {
    element,
    update,
    destroy() {
      for (const icicle of icicles) icicle.destroy();
    },
  };
}
