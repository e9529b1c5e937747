/** @import { Context, Part } from '../types.js' */
import { actions } from '../../state/actions.js';
import { splitNames } from '../../state/parse.js';
import { h, setText } from '../dom/h.js';
import { createRefusal, markRefused } from '../dom/refusal.js';
import { watch } from '../dom/watch.js';

/** While typing goes on, nothing is built. */
const pauseInTyping = 300;

/**
 * The box for the reader's own names. They are judged as they are typed; a list that is refused
 * stays in the box, and what was shown stays shown.
 *
 * @param {Context} context
 * @returns {Part}
 */
export function createNames(context) {
  const { store, words, id } = context;
  const { dictionary } = words;
  const refusal = createRefusal(context, 'names');
  const note = h('p', { class: 'setting-note', id: id('names-note') });
  let waiting = 0;
  const handIn = () => {
    clearTimeout(waiting);
    waiting = 0;
    store.dispatch(actions.build({ names: splitNames(box.value) }, 'names'));
  };
  const box = h('textarea', {
    class: 'field field-names', id: id('names'), rows: 8, spellcheck: 'false', autocomplete: 'off',
    autocapitalize: 'off', wrap: 'off', placeholder: dictionary.namesPlaceholder,
    'aria-describedby': `${note.id} ${refusal.element.id}`,
    on: {
      input: () => {
        clearTimeout(waiting);
        waiting = window.setTimeout(handIn, pauseInTyping);
      },
      blur: () => {
        if (waiting) handIn();
      },
    },
  });
  const element = h('div', { class: 'setting own-names' },
    h('label', { class: 'setting-label', for: box.id }, dictionary.names), box, note, refusal.element);

  const showSource = watch(
    (state) => [state.standing?.source],
    (source) => {
      const own = source && 'names' in source ? source.names : null;
      setText(note, own ? dictionary.namesShown(own.length) : dictionary.namesHint);
      // Names that came with the address are shown as if they had been typed.
      if (own && box.value === '') box.value = own.join('\n');
    },
  );
  const mark = markRefused(box, 'names');
  return {
    element,
    update(state) {
      refusal.update(state);
      showSource(state);
      mark(state);
    },
    destroy: () => clearTimeout(waiting),
  };
}
