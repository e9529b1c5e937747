/** @import { ViewContext } from '../types.js' */
import { h } from './h.js';

/**
 * A term with a dotted underline; its meaning appears on hover, focus or tap, and Escape puts it
 * away. The meaning is also its description, so a screen reader reads it where the term is.
 *
 * @param {Pick<ViewContext, 'words' | 'id'>} context
 * @param {keyof ViewContext['words']['terms']} key
 * @param {string} [place] tells apart the same term in several places
 * @returns {HTMLElement}
 */
export function term({ words, id }, key, place = '') {
  const [word, meaning] = words.terms[key];
  const tip = id(`term-${key}${place}`);
  const button = h('button', { type: 'button', class: 'term-word', 'aria-describedby': tip }, String(word));
  const bubble = h('span', { role: 'tooltip', class: 'term-meaning', id: tip }, String(meaning));
  const element = h('span', { class: 'term' }, button, bubble);
  /** what keeps the meaning open */
  const reasons = new Set();
  const show = () => {
    element.classList.toggle('is-open', reasons.size > 0);
    if (reasons.size > 0) keepInView(bubble);
  };
  const because = (/** @type {'focus' | 'pointer'} */ reason) => () => {
    reasons.add(reason);
    show();
  };
  const noMore = (/** @type {'focus' | 'pointer'} */ reason) => () => {
    reasons.delete(reason);
    show();
  };
  element.addEventListener('pointerenter', because('pointer'));
  element.addEventListener('pointerleave', noMore('pointer'));
  button.addEventListener('focus', because('focus'));
  button.addEventListener('click', because('focus'));
  button.addEventListener('blur', noMore('focus'));
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    reasons.clear();
    show();
    event.stopPropagation();
  });
  return element;
}

/** @param {HTMLElement} bubble */
function keepInView(bubble) {
  bubble.style.setProperty('--shift', '0px');
  const { left, right } = bubble.getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  const margin = 8;
  const shift = Math.max(margin - left, Math.min(0, room - margin - right));
  bubble.style.setProperty('--shift', `${shift}px`);
}
