/** @import { Target } from '../../state/share/snippets.js' */
/** @import { State } from '../../state/types.js' */
/** @import { ShareWords } from '../../words/en-share.js' */
import { formatAddress } from '../../state/address.js';
import { snippets, targets } from '../../state/share/snippets.js';
import { h, setText } from '../dom/h.js';
import { copyText } from './copy.js';

/**
 * What the share sheet holds: a choice of view, and the lines for every place, each with a button
 * that copies them and says so.
 *
 * @param {{words: ShareWords, id: (name: string) => string, address: URL}} parts `address`: of the page
 * @returns {{elements: HTMLElement[], update: (state: State) => void}}
 */
export function createSheet({ words, id, address }) {
  /** @type {State | null} */
  let shown = null;
  const note = h('p', { class: 'setting-note' });
  const said = h('p', { class: 'share-said', role: 'status' });
  const view = h('select', { class: 'field', id: id('share-view'), on: { change: () => shown && show(shown) } },
    ...Object.entries(words.views).map(([value, name]) => h('option', { value }, name)));
  const rows = targets.map((target) => createRow(target));

  /** @param {Target} target */
  function createRow(target) {
    const { name, note: about } = words.targets[target];
    const code = h('code');
    const lines = h('pre', { class: 'share-lines', tabindex: 0, 'aria-label': name, 'data-share': target }, code);
    const copy = h('button', {
      type: 'button', class: 'button', 'aria-label': words.copyLabel(name), 'data-copy': target,
      on: {
        click: async () => {
          const done = await copyText(code);
          setText(said, done ? words.copied(name) : words.notCopied(name));
        },
      },
    }, words.copy);
    const element = h('div', { class: 'share-row' },
      h('div', { class: 'share-head' }, h('h3', { class: 'share-name' }, name), copy),
      h('p', { class: 'setting-note' }, about), lines);
    return { target, code, element };
  }

  /** @param {State} state */
  function show(state) {
    shown = state;
    const { playing } = state.playback;
    const search = formatAddress(state, '');
    const told = snippets({ places: placesAt(address), search, view: view.value, plays: playing, title: words.title });
    for (const { target, code } of rows) setText(code, told[target]);
    const source = state.standing?.source;
    const isLeftOut = source && 'names' in source && !new URLSearchParams(search).has('names');
    setText(note, [
      address.protocol === 'file:' ? words.file : playing ? words.playing : words.lead,
      ...(isLeftOut ? [words.leftOut] : []),
    ].join(' '));
  }

  return {
    elements: [
      note,
      h('div', { class: 'setting share-view' }, h('label', { class: 'setting-label', for: view.id }, words.view), view),
      ...rows.map(({ element }) => element), said,
    ],
    update: show,
  };
}

/** @param {URL} address */
function placesAt(address) {
  const at = (/** @type {string} */ path) => new URL(path, address).href;
  return { page: at(address.pathname), embed: at('./embed.html'), define: at('./element/define.js'), frames: at('./element/frames.js') };
}
