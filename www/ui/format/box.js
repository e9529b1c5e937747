/** @import { State } from '../../state/types.js' */
/** @import { Context } from '../types.js' */
import { h, setAttribute } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/** While typing goes on, nothing is read. */
const pauseInTyping = 300;

/**
 * Where a format is put: typed, pasted, or as a file that is chosen or dropped. What is refused
 * stays in the box, to be mended.
 *
 * @param {Context} context
 * @param {{describedBy: string, onText: (text: string) => void, onFile: (file: File) => void}} options
 */
export function createBox({ words: { format }, id }, { describedBy, onText, onFile }) {
  let waiting = 0;
  /** whether the box shows nothing because the file that was read is too long */
  let isBeside = false;
  const handIn = () => {
    clearTimeout(waiting);
    waiting = 0;
    onText(box.value);
  };
  const box = h('textarea', {
    class: 'field field-names', id: id('names'), rows: 10, spellcheck: 'false', autocomplete: 'off',
    autocapitalize: 'off', wrap: 'off', placeholder: format.placeholder, 'aria-describedby': describedBy,
    on: {
      input: () => {
        put(null);
        clearTimeout(waiting);
        waiting = window.setTimeout(handIn, pauseInTyping);
      },
      blur: () => {
        if (waiting) handIn();
      },
    },
  });
  const give = (/** @type {File | undefined} */ file) => {
    if (!file) return;
    clearTimeout(waiting);
    waiting = 0;
    onFile(file);
  };
  const input = h('input', {
    type: 'file', hidden: true, 'data-file': '',
    on: {
      change: () => {
        give(input.files?.[0]);
        // The same file can be chosen again once it was mended.
        input.value = '';
      },
    },
  });
  const choose = h('button', { type: 'button', class: 'button', 'data-do': 'choose-file', on: { click: () => input.click() } }, format.choose);
  const element = h('div', {
    on: {
      dragover: (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        element.classList.add('is-dropping');
      },
      dragleave: () => element.classList.remove('is-dropping'),
      drop: (event) => {
        element.classList.remove('is-dropping');
        if (!event.dataTransfer?.files.length) return;
        event.preventDefault();
        give(event.dataTransfer.files[0]);
      },
    },
  }, h('label', { class: 'setting-label', for: box.id }, format.box), box);

  /**
   * Shows a text in the box, or says in its place why it is not shown; null: what is there is the
   * reader's.
   *
   * @param {{text: string} | {instead: string} | null} content
   */
  function put(content) {
    isBeside = content !== null && 'instead' in content;
    if (content !== null) box.value = 'text' in content ? content.text : '';
    setAttribute(box, 'placeholder', content !== null && 'instead' in content ? content.instead : format.placeholder);
  }
  /** What came with the address is shown as if it had been typed. @param {string} text */
  const fill = (text) => {
    if (box.value === '' && !isBeside) box.value = text;
  };
  const show = watch(
    (/** @type {State} */ { standing, refusals }) => [standing?.source, refusals.names],
    (source, refusal) => {
      setAttribute(box, 'aria-invalid', refusal ? 'true' : null);
      if (refusal?.typed !== undefined) fill(refusal.typed);
      else if (source && 'names' in source) fill(source.names.join('\n'));
    },
  );
  return { element, tools: [choose, input], put, update: show, destroy: () => clearTimeout(waiting) };
}

/** @typedef {ReturnType<typeof createBox>} Box */
