/** @import { Lane, LaneFrame } from '../../state/building/types.js' */
/** @import { BuildingContext } from './types.js' */
import { h, setText } from '../dom/h.js';
import { term } from '../dom/term.js';

const counted = /** @type {const} */ (['entries', 'probes', 'compares']);
const facts = /** @type {const} */ (['name', 'hash', 'start', 'stride', 'probe']);

/**
 * The exact counts of a building so far, and what is known of the name under way.
 *
 * @param {BuildingContext} context
 * @param {Lane} lane
 * @returns {{counters: HTMLElement, facts: HTMLElement, show: (shown: LaneFrame) => void}}
 */
export function createReadings(context, lane) {
  const { words, building: { panes } } = context;
  const counters = counted.map((name) => ({
    name, value: h('dd', { class: 'counter-value', 'data-counter': name }, panes.unknown),
  }));
  const known = facts.map((name) => ({ name, value: h('dd', { 'data-building-fact': name }, panes.none) }));
  const label = (/** @type {typeof facts[number]} */ name) =>
    (name === 'name' || name === 'probe' ? panes.facts[name] : term(context, name, `-${lane}`));
  return {
    counters: h('div', { class: 'counters-room' }, h('dl', { class: 'counters building-counters' }, ...counters.map(({ name, value }) =>
      h('div', { class: 'counter' }, h('dt', { class: 'counter-name' }, panes.counters[name]), value)))),
    facts: h('dl', { class: 'reading-facts building-facts' }, ...known.map(({ name, value }) =>
      h('div', { class: `fact building-fact-${name}` }, h('dt', {}, label(name)), value))),
    show({ frame, name }) {
      const { whole } = words.numbers;
      for (const { name: count, value } of counters) setText(value, whole(frame[count]));
      const texts = {
        name: name ?? panes.none,
        hash: name === null ? panes.none : String(frame.hash),
        start: name === null ? panes.none : whole(frame.start),
        stride: name === null ? panes.none : whole(frame.stride),
        probe: frame.probe === 0 ? panes.none : whole(frame.probe),
      };
      for (const { name: fact, value } of known) setText(value, texts[fact]);
    },
  };
}
