/** @import { Toil } from '../../state/unasked.js' */
/** @import { toil } from '../../words/en-chart/toil.js' */
import { h, setText } from '../dom/h.js';

/**
 * The line of a part that would take long: what it would take and the button that begins it, or that it is
 * being counted and the button that stops it.
 *
 * @param {{words: typeof toil, onCount: () => void, onStop: () => void}} parts
 * @returns {{element: HTMLElement, show: (toil: Toil | null, isBusy: boolean) => void}} `show`: null takes it away
 */
export function createToil({ words, onCount, onStop }) {
  let busy = false;
  const text = h('p', { class: 'toil-text', role: 'status' });
  const button = h('button', { type: 'button', class: 'button', on: { click: () => (busy ? onStop() : onCount()) } });
  const element = h('div', { class: 'toil', 'data-toil': '', hidden: true }, text, button);
  return {
    element,
    show(what, isBusy) {
      busy = isBusy;
      element.hidden = what === null;
      element.dataset.toil = isBusy ? 'counting' : 'waits';
      if (what) setText(text, isBusy ? words.counting(what) : words.waits(what));
      setText(button, isBusy ? words.stop : words.count);
    },
  };
}
