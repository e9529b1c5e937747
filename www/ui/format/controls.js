/** @import { FormatKind } from '../../import/types.js' */
/** @import { FormatState, FormatStore } from '../../state/format/types.js' */
/** @import { FormatWords } from '../../words/en-format.js' */
/** @import { Context } from '../types.js' */
/** @import { Reader } from './reader.js' */
import { formatActions } from '../../state/format/actions.js';
import { h, setText } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/**
 * How the text is to be read, and which of its spaces is shown.
 *
 * @param {Context} context
 * @param {{format: FormatStore, words: FormatWords, reader: Reader}} parts
 */
export function createTools({ id }, { format, words: { reading }, reader }) {
  const kind = h('select', {
    class: 'field', id: id('format-kind'),
    on: {
      change: () => {
        format.dispatch(formatActions.want(/** @type {FormatKind} */ (kind.value) || null));
        reader.again();
      },
    },
  }, ...reading.kinds.map(([value, text]) => h('option', { value }, text)));
  const space = h('select', { class: 'field', id: id('format-space'), on: { change: () => reader.choose(Number(space.value)) } });
  const spaceTool = h('div', { class: 'format-tool', hidden: true }, h('label', { for: space.id }, reading.space), space);
  const show = watch(
    (/** @type {FormatState} */ { read }) => [read],
    (read) => {
      spaceTool.hidden = !read || read.spaces.length < 2;
      space.replaceChildren(...(spaceTool.hidden || !read ? [] : read.spaces.map(({ name, names }, index) =>
        h('option', { value: index }, reading.spaceOption(name, index, names.length)))));
    },
  );
  return {
    elements: [h('div', { class: 'format-tool' }, h('label', { for: kind.id }, reading.kind), kind), spaceTool],
    update: show,
  };
}

/**
 * The line that says what is being read, and lets the reader stop it; there only while that takes long.
 *
 * @param {{words: FormatWords, reader: Reader}} parts
 */
export function createProgressLine({ words: { reading }, reader }) {
  const what = h('span', { role: 'status' });
  const stop = h('button', { type: 'button', class: 'button', 'data-do': 'stop-reading', on: { click: () => reader.stop() } }, reading.stop);
  const element = h('div', { class: 'format-reading', 'data-reading-format': '', hidden: true }, what, stop);
  const update = watch(
    (/** @type {FormatState} */ state) => [state.reading],
    (job) => {
      element.hidden = !job?.slow;
      setText(what, job?.slow ? reading.underWay(job.file) : '');
    },
  );
  return { element, update };
}
