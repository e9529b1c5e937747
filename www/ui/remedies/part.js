/** @import { RemediesWords } from '../../words/en-remedies.js' */
/** @import { Connections, DoorPart } from '../doors/types.js' */
/** @import { Context } from '../types.js' */
import { createRace } from '../../race.js';
import { actions } from '../../state/actions.js';
import { h } from '../dom/h.js';

/**
 * The race of all five.
 *
 * @param {Context} context
 * @param {RemediesWords} race
 * @param {Connections} connect
 * @returns {DoorPart}
 */
export function createPart({ store, words, id }, race, connect) {
  const element = h('div', { class: 'race' });
  // One race at a time: what runs above is out of sight now.
  store.dispatch(actions.pause());
  const { destroy } = createRace(element, { outer: store, words, race, id, connect });
  return { element, destroy };
}
