/** @import { BuildingState, HashedName, Lane } from '../../state/building/types.js' */
/** @import { BuildingContext, BuildingPart } from './types.js' */
import { nameOf } from '../../state/building/lanes.js';
import { sampledBytes } from '../../state/building/sampled.js';
import { h } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/**
 * The first name and the last one, letter by letter: those that the hash reads are marked. Letters
 * of these names are one byte each.
 *
 * @param {BuildingContext} context
 * @param {Lane} lane
 * @returns {BuildingPart}
 */
export function createSamples({ building: { panes } }, lane) {
  const list = h('ul', { class: 'samples', role: 'list' });
  const element = h('div', { class: 'samples-room' }, list, h('p', { class: 'setting-note' }, panes.sampled));
  /** @param {{name: string, hash: number | null}} sample */
  const row = ({ name, hash }) => {
    const read = new Set(sampledBytes(name.length));
    const letters = [...name];
    const spelt = letters.map((letter, place) => (read.has(place) ? letter : '·')).join('');
    return h('li', { class: 'sample' },
      h('span', { class: 'visually-hidden' }, panes.sampledName(name, spelt)),
      h('span', { class: 'sample-name', 'aria-hidden': 'true' },
        ...letters.map((letter, place) => h('span', { class: read.has(place) ? 'letter is-read' : 'letter' }, letter))),
      h('span', { class: 'sample-hash', 'data-sample-hash': hash === null ? null : hash }, hash === null ? panes.hashUnknown : panes.hash(hash)));
  };
  const update = watch(
    (/** @type {BuildingState} */ { standing, asked }) => [standing?.[lane]?.ends, asked.count],
    (ends, count) => {
      const samples = ends && ends.length > 0 ? ends : unhashed(lane, count);
      list.replaceChildren(...samples.map(row));
    },
  );
  return { element, update };
}

/**
 * Until the engine has hashed them.
 *
 * @param {Lane} lane
 * @param {number} count
 * @returns {(Pick<HashedName, 'name'> & {hash: null})[]}
 */
function unhashed(lane, count) {
  return [1, count].map((number) => ({ name: nameOf(lane, number, count), hash: null }));
}
