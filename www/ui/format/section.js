/** @import { Context, Part } from '../types.js' */
/** @import { Desk } from './desk.js' */
import { actions } from '../../state/actions.js';
import { h } from '../dom/h.js';
import { createRefusal } from '../dom/refusal.js';
import { createBox } from './box.js';

/**
 * Your own format. What reads one, and what tells its cost, is loaded when something is given, or
 * when names of the reader's own stand already.
 *
 * @param {Context} context
 * @returns {Part}
 */
export function createFormat(context) {
  const { store, words: { format, language }, id } = context;
  const heading = id('format-heading');
  const refusal = createRefusal(context, 'names');
  const note = h('p', { class: 'setting-note', id: id('names-note'), role: 'status' }, format.hint);
  /** @type {Promise<Desk> | null} */
  let coming = null;
  /** @type {Desk | null} */
  let desk = null;
  let ended = false;
  /** the newest text or file */
  let newest = {};

  const load = () => {
    coming ??= Promise.all([import('./desk.js'), format.rest()]).then(([{ createDesk }, words]) => {
      desk = createDesk(context, { words, box, note });
      if (ended) desk.destroy();
      else {
        tools.append(...desk.tools);
        left.append(desk.progress);
        right.replaceChildren(desk.costs);
        desk.update(store.get());
      }
      return desk;
    });
    coming.catch((error) => {
      coming = null;
      if (!ended) store.dispatch(actions.refuse('names', { code: 'import-failed', message: format.notLoaded(String(error)), language }));
    });
    return coming;
  };
  /** @param {string | File} input */
  const give = (input) => {
    const mine = { input };
    newest = mine;
    // That it could not be loaded was told.
    void load().then((it) => {
      if (newest === mine && !ended) void it.read(input);
    }, () => {});
  };
  const box = createBox(context, { describedBy: `${note.id} ${refusal.element.id}`, onText: give, onFile: give });
  const tools = h('div', { class: 'format-tools' }, ...box.tools);
  const left = h('div', { class: 'setting own-names' }, box.element, note, refusal.element, tools);
  const right = h('div', { class: 'format-costs', 'data-costs': '' }, h('p', { class: 'setting-note' }, format.empty));
  const element = h('section', { class: 'section format', 'aria-labelledby': heading, id: id('format') },
    h('h2', { class: 'section-heading', id: heading }, format.heading),
    h('p', { class: 'section-lead' }, format.lead),
    h('div', { class: 'format-columns' }, left, right));
  return {
    element,
    update(state) {
      refusal.update(state);
      box.update(state);
      const source = state.standing?.source;
      if (desk) desk.update(state);
      else if (source && 'names' in source && !coming) void load();
    },
    destroy() {
      ended = true;
      box.destroy();
      desk?.destroy();
    },
  };
}
