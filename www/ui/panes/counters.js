/** @import { Frame } from '../../state/types.js' */
/** @import { Strategy } from '../../engine/types.js' */
/** @import { ViewContext } from '../types.js' */
import { h, setText } from '../dom/h.js';
import { term } from '../dom/term.js';

const counted = /** @type {const} */ (['examined', 'deleted', 'freed']);
const countedByWords = /** @type {const} */ (['words', ...counted]);

/**
 * The three exact counts of a teardown, as painted.
 *
 * @param {ViewContext} context
 * @param {Strategy} strategy
 * @returns {{element: HTMLElement, show: (frame: Frame) => void}}
 */
export function createCounters(context, strategy) {
  const { words } = context;
  const values = (strategy === 'word-scan' ? countedByWords : counted).map((name) => ({
    name,
    value: h('dd', { class: 'counter-value', 'data-counter': name }, words.panes.unknown),
  }));
  const element = h('dl', { class: 'counters' }, ...values.map(({ name, value }) =>
    h('div', { class: 'counter' },
      h('dt', { class: 'counter-name' }, strategy === 'find-first' || name === 'words' ? term(context, name) : words.panes.counters[name]),
      value)));
  return {
    element,
    show(frame) {
      for (const { name, value } of values) setText(value, words.numbers.whole(frame[name]));
    },
  };
}
