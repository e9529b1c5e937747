/** @import { Context, Part } from '../types.js' */
import { actions } from '../../state/actions.js';
import { h } from '../dom/h.js';
import { icon } from '../dom/icon.js';
import { watch } from '../dom/watch.js';

/**
 * The sheet of keys. It stands over a corner of the page and does not keep the reader from it.
 *
 * @param {Context} context
 * @returns {Part}
 */
export function createHelp({ store, words, id }) {
  const { help } = words;
  const heading = h('h2', { class: 'help-heading', id: id('help-heading'), tabindex: -1 }, help.heading);
  const close = () => store.dispatch(actions.showHelp(false));
  const element = h('section', { class: 'help', 'aria-labelledby': heading.id, id: id('help'), hidden: true },
    h('div', { class: 'help-head' }, heading,
      h('button', { type: 'button', class: 'icon-button', 'aria-label': help.close, on: { click: close } }, icon('close'))),
    keyList(help.keys),
    h('h3', { class: 'help-subheading' }, help.gridHeading),
    keyList(help.gridKeys));
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });
  /** @type {Element | null} */
  let before = null;
  const update = watch(
    (state) => [state.screen.helpOpen],
    (open) => {
      if (element.hidden === !open) return;
      const within = /** @type {Document | ShadowRoot} */ (element.getRootNode());
      if (open) before = within.activeElement;
      element.hidden = !open;
      if (open) heading.focus();
      else if (before instanceof HTMLElement) before.focus();
    },
  );
  return { element, update };
}

/** @param {readonly (readonly (string | readonly string[])[])[]} keys */
function keyList(keys) {
  return h('dl', { class: 'help-keys' }, ...keys.map(([names, meaning]) =>
    h('div', { class: 'help-key' },
      h('dt', {}, ...[names ?? []].flat().map((name) => h('kbd', {}, name))),
      h('dd', {}, String(meaning)))));
}
