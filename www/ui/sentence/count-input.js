/** @import { Source, State } from '../../state/types.js' */
/** @import { Context, Part } from '../types.js' */
import { actions } from '../../state/actions.js';
import { mostNames } from '../../state/limits.js';
import { parseNumber } from '../../state/parse.js';
import { countOf, familyOf } from '../../state/select.js';
import { h, setAttribute } from '../dom/h.js';
import { markRefused } from '../dom/refusal.js';
import { watch } from '../dom/watch.js';
import { listenToDrags } from './drag.js';

/** While typing goes on, nothing is built. */
const pauseInTyping = 300;

/**
 * The number of names as a spin button: type it, drag it, or use the arrow keys. What is typed
 * stays as typed until another number takes its place, also when it is refused.
 *
 * @param {Context} context
 * @param {object} options
 * @param {'sentence' | 'chooser'} options.input
 * @param {string} options.describedBy ids of hint and refusal
 * @param {string} [options.inputId]
 * @returns {Part & {element: HTMLInputElement}}
 */
export function createCountInput({ store, words }, { input, describedBy, inputId }) {
  const element = h('input', {
    type: 'text',
    role: 'spinbutton',
    class: `count-input count-input-${input}`,
    inputmode: 'numeric',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-valuemin': 1,
    'aria-valuemax': mostNames,
    'aria-describedby': describedBy,
    id: inputId,
    'aria-label': inputId ? null : words.sentence.countLabel,
  });
  /** what was typed and has not been handed in */
  let waiting = 0;
  let focused = false;

  // A count from the address may be anything.
  const show = (/** @type {number} */ count) => fill(Number.isInteger(count) ? words.numbers.whole(count) : String(count));
  const fill = (/** @type {string} */ text) => {
    if (element.value !== text) element.value = text;
    fitWidth();
  };
  const fitWidth = () => element.style.setProperty('--characters', String(Math.max(1, element.value.length)));
  const handIn = (/** @type {number | string} */ count) => {
    clearTimeout(waiting);
    waiting = 0;
    const state = store.get();
    if (state.pending ? countOf(state.pending.source) === count : isShown(state, count)) {
      // Typing the number that stands takes back a refusal.
      store.dispatch(actions.accept(input));
      return;
    }
    // A count that is text is the engine's to refuse.
    const source = /** @type {Source} */ ({ family: familyOf(state), count });
    store.dispatch(actions.build(source, input));
  };
  const handInTyped = () => handIn(parseNumber(element.value));
  const turnBy = (/** @type {number} */ by) => {
    const typed = parseNumber(element.value);
    const from = Number.isInteger(typed) ? Number(typed) : standingCount(store.get());
    const count = Math.min(mostNames, Math.max(1, from + by));
    show(count);
    handIn(count);
  };

  element.addEventListener('input', () => {
    fitWidth();
    clearTimeout(waiting);
    waiting = window.setTimeout(handInTyped, pauseInTyping);
  });
  element.addEventListener('keydown', (event) => {
    const by = turns[event.key];
    if (by !== undefined) {
      event.preventDefault();
      turnBy(by);
    } else if (event.key === 'Enter') {
      handInTyped();
    }
  });
  element.addEventListener('focus', () => { focused = true; });
  element.addEventListener('blur', () => {
    focused = false;
    if (waiting) handInTyped();
    const state = store.get();
    if (!state.refusals[input] && !state.pending && state.standing) show(standingCount(state));
  });
  listenToDrags(element, {
    begin: () => standingCount(store.get()),
    drag: (count) => {
      show(count);
      handIn(count);
    },
  });

  const showStanding = watch(
    (state) => [(state.standing ?? state.pending)?.source, state.standing !== null && state.pending !== null],
    (source, isBusy) => {
      if (!source) return;
      const count = countOf(source);
      setAttribute(element, 'aria-valuenow', Number.isInteger(count) ? count : null);
      setAttribute(element, 'aria-valuetext', words.sentence.countText(count));
      const own = focused && parseNumber(element.value) === count;
      const refused = store.get().refusals[input] !== undefined;
      // While another one is built, the number that was asked for stays.
      if (element.value === '' || (!own && !refused && !waiting && !isBusy)) show(count);
    },
  );
  const mark = markRefused(element, input);
  return {
    element,
    update(state) {
      mark(state);
      showStanding(state);
      fitWidth();
    },
    destroy: () => clearTimeout(waiting),
  };
}

/** @type {Record<string, number | undefined>} */
const turns = Object.freeze({ ArrowUp: 1, ArrowDown: -1, PageUp: 100, PageDown: -100 });

/** @param {State} state */
function standingCount({ standing }) {
  return standing ? countOf(standing.source) : 1;
}

/** @param {State} state @param {number | string} count */
function isShown({ standing }, count) {
  return standing !== null && !('names' in standing.source) && standing.source.count === count;
}
