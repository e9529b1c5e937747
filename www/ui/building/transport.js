/** @import { PlayContext } from '../transport/types.js' */
/** @import { BuildingState } from '../../state/building/types.js' */
/** @import { BuildingContext, BuildingPart } from './types.js' */
import { leaderOf, railOf, shownOf } from '../../state/building/select.js';
import { h } from '../dom/h.js';
import { createButtons } from '../transport/buttons.js';
import { createScrub } from '../transport/scrub.js';
import { createSpeed } from '../transport/speed.js';

/**
 * The bar that plays both buildings, made of the parts that play the teardowns.
 *
 * @param {BuildingContext} context
 * @param {PlayContext['travel']} travel
 * @returns {BuildingPart & {bar: HTMLElement}} `bar`: what stays in view
 */
export function createTransport({ store, words, building: { controls, status }, id }, travel) {
  const own = { transport: { ...words.transport, nextDeletion: controls.nextName, previousDeletion: controls.previousName } };
  const buttons = createButtons({ store, words: own, travel });
  const scrub = createScrub({ store, words: own }, {
    lengthOf: (/** @type {BuildingState} */ state) => railOf(state)?.length,
    shownOf: (state) => shownOf(state, leaderOf(state)),
    statusOf: ({ shown }) => status(shown.frame),
  });
  const speed = createSpeed({ store, words: own, id });
  const bar = h('div', { class: 'transport' }, buttons.element, scrub.element);
  return {
    bar,
    element: h('section', { class: 'building-transport', 'aria-label': controls.transport }, bar, speed.element),
    update(state) {
      buttons.update(state);
      scrub.update(state);
      speed.update(state);
    },
  };
}
