/** @import { Context, Part } from '../types.js' */
/** @import { Connections } from './types.js' */
import { afterFirstPaint } from '../chart/moments.js';
import { failureOf } from '../dom/failure.js';
import { h } from '../dom/h.js';

/**
 * The doors with which the page ends. They come after the page's first paint, or at once when the
 * address leads through one of them.
 *
 * @param {Context} context
 * @param {Connections} connect
 * @returns {Part & {attach: () => void}}
 */
export function createDoors(context, connect) {
  const { store, words: { doors: words }, id } = context;
  const heading = h('h2', { class: 'section-heading', id: id('doors-heading') }, words.heading);
  const place = h('div', { class: 'doors-place' });
  const element = h('section', { class: 'section doors', 'aria-labelledby': heading.id, id: id('doors') }, heading, place);
  /** @type {ReturnType<typeof import('./row.js').createRow> | null} */
  let row = null;
  let coming = false;
  let asked = false;
  let ended = false;

  const load = async () => {
    if (coming) return;
    coming = true;
    asked = true;
    try {
      const { createRow } = await import('./row.js');
      if (ended) return;
      row = createRow(context, heading.id, connect);
      place.replaceChildren(...row.elements);
      row.update(store.get());
    } catch (error) {
      coming = false;
      if (!ended) place.replaceChildren(...failureOf({ words, error, onRetry: () => void load() }));
    }
  };
  let callOff = () => {};
  return {
    element,
    attach() {
      callOff = afterFirstPaint(() => void load());
    },
    update(state) {
      // Should that fail, the reader asks again.
      if (state.screen.door && !asked) void load();
      row?.update(state);
    },
    destroy() {
      ended = true;
      callOff();
      row?.destroy();
    },
  };
}
