/** @import { Context, Part } from '../types.js' */
import { actions } from '../../state/actions.js';
import { h } from '../dom/h.js';
import { icon } from '../dom/icon.js';
import { watch } from '../dom/watch.js';

/**
 * The share sheet, over a corner of the page. What it holds is loaded when it is first opened.
 *
 * @param {Context} context
 * @returns {Part}
 */
export function createShare({ store, words, id }) {
  const heading = h('h2', { class: 'help-heading', id: id('share-heading'), tabindex: -1 }, words.share.open);
  const close = () => store.dispatch(actions.showShare(false));
  const body = h('div', { class: 'share-body' });
  const element = h('section', { class: 'help share', 'aria-labelledby': heading.id, id: id('share'), hidden: true },
    h('div', { class: 'help-head' }, heading,
      h('button', { type: 'button', class: 'icon-button', 'aria-label': words.help.close, on: { click: close } }, icon('close'))),
    body);
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });
  /** @type {ReturnType<typeof import('./sheet.js').createSheet> | null} */
  let sheet = null;
  const load = async () => {
    try {
      const [{ createSheet }, rest] = await Promise.all([import('./sheet.js'), words.share.rest()]);
      sheet ??= createSheet({ words: rest, id, address: new URL(window.location.href) });
      body.replaceChildren(...sheet.elements);
      sheet.update(store.get());
    } catch (error) {
      body.replaceChildren(h('p', { class: 'notice notice-failure', role: 'alert' },
        words.share.failed(error instanceof Error ? error.message : String(error))));
    }
  };
  /** @type {Element | null} */
  let before = null;
  const open = watch(
    (state) => [state.screen.shareOpen],
    (isOpen) => {
      if (element.hidden === !isOpen) return;
      const within = /** @type {Document | ShadowRoot} */ (element.getRootNode());
      if (isOpen) before = within.activeElement;
      element.hidden = !isOpen;
      if (isOpen) {
        heading.focus();
        if (!sheet) void load();
      } else if (before instanceof HTMLElement) {
        before.focus();
      }
    },
  );
  const show = watch(
    (state) => [
      state.screen.shareOpen, state.standing, state.playback.playing, state.playback.playing ? 0 : state.playback.position,
      state.playback.clock, state.playback.gathering, state.playback.gathering ? 0 : state.playback.speed, state.screen.theme, state.screen.language,
    ],
    (...[isOpen]) => {
      if (isOpen) sheet?.update(store.get());
    },
  );
  return {
    element,
    update(state) {
      open(state);
      show(state);
    },
  };
}
