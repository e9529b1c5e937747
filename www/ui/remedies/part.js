/** @import { RemediesWords } from '../../words/en-remedies.js' */
/** @import { Connections, DoorPart, LeftRace } from '../doors/types.js' */
/** @import { Context } from '../types.js' */
import { createRace } from '../../race.js';
import { actions } from '../../state/actions.js';
import { h } from '../dom/h.js';

/**
 * The race of all five.
 *
 * @param {Context} context
 * @param {RemediesWords} words of the race
 * @param {Connections} connect
 * @param {LeftRace | null} left the race that goes on, where it was here in another language
 * @returns {DoorPart}
 */
export function createPart(context, words, connect, left) {
  const { element, race } = left ?? begin(context, words, connect);
  return {
    element,
    attach: () => left?.race.speak(context.words, words),
    leave: () => ({ element, race, destroy: race.destroy }),
    destroy: race.destroy,
  };
}

/** @param {Context} context @param {RemediesWords} race @param {Connections} connect */
function begin({ store, words, id }, race, connect) {
  const element = h('div', { class: 'race' });
  // One race at a time: what runs above is out of sight now.
  store.dispatch(actions.pause());
  return { element, race: createRace(element, { outer: store, words, race, id, connect }) };
}
