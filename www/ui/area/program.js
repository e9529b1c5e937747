/** @import { Strategy } from '../../engine/types.js' */
/** @import { Line } from '../../state/code.js' */
/** @import { Built, Frame } from '../../state/types.js' */
/** @import { ViewContext, Part } from '../types.js' */
import { executing, programOf } from '../../state/code.js';
import { shownOf } from '../../state/select.js';
import { h, setAttribute, setText } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/**
 * A strategy line by line; the line that the painted step executed is marked, with the live values
 * beside the lines they belong to.
 *
 * @param {ViewContext} context
 * @param {Strategy} strategy
 * @returns {Part}
 */
export function createProgram({ words }, strategy) {
  const list = h('ol', { class: 'program-lines' });
  const examined = h('span', { class: 'program-value', 'data-value': 'examined' });
  const element = h('figure', {
    class: `program program-${strategy}`, 'data-program': strategy,
    'aria-label': words.code.programLabel(words.strategies[strategy].title),
  }, list, h('figcaption', { class: 'program-total' }, examined));
  /** @type {Line[]} */
  let program = [];
  /** @type {{line: Line, row: HTMLElement, value: HTMLElement}[]} */
  let rows = [];

  const layOut = (/** @type {boolean} */ inFlight) => {
    program = programOf(strategy, inFlight);
    rows = program.map((line) => {
      const value = h('span', { class: 'program-value', 'data-value': line.value });
      const row = h('li', { class: 'program-line', 'data-line': line.id },
        h('code', { class: `program-code depth-${line.depth}` }, line.text), value);
      return { line, row, value };
    });
    list.replaceChildren(...rows.map(({ row }) => row));
  };
  const mark = (/** @type {Frame} */ frame) => {
    const now = executing(frame, program);
    for (const { line, row, value } of rows) {
      setAttribute(row, 'aria-current', now.includes(line.id) ? 'step' : null);
      setText(value, line.value === null ? '' : valueText(frame, line.value));
    }
    setText(examined, words.code.values.examined(frame.examined));
  };
  const valueText = (/** @type {Frame} */ frame, /** @type {'cursor' | 'first' | 'left' | 'moved'} */ name) => {
    if (name === 'first') return words.code.first;
    if (name === 'left') return words.code.values.left(frame.left);
    if (name === 'moved') return frame.resizePosition > 0 ? words.code.values.moved(frame.resizePosition) : '';
    return frame.cursor < 0 ? '' : words.code.values.cursor(frame.cursor);
  };
  const showProgram = watch(
    (state) => [isInFlight(shownOf(state)?.built)],
    (inFlight) => layOut(inFlight),
  );
  const showFrame = watch(
    (state) => [shownOf(state)?.frames[strategy]],
    (frame) => {
      if (frame) mark(frame);
    },
  );
  return {
    element,
    update(state) {
      showProgram(state);
      showFrame(state);
    },
  };
}

/** @param {Built | undefined} built */
function isInFlight(built) {
  return (built?.buckets.shadow ?? 0) > 0;
}
