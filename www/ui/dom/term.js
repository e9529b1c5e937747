/** @import { Context } from '../types.js' */
import { h } from './h.js';

/**
 * A term with a dotted underline; its meaning appears on hover, focus or tap, and Escape puts it
 * away. The meaning is also its description, so a screen reader reads it where the term is.
 *
 * @param {Pick<Context, 'words' | 'id'>} context
 * @param {keyof Context['words']['terms']} key
 * @param {string} [place] tells apart the same term in several places
 * @returns {HTMLElement}
 */
export function term({ words, id }, key, place = '') {
  const [word, meaning] = words.terms[key];
  const tip = id(`term-${key}${place}`);
  const button = h('button', { type: 'button', class: 'term-word', 'aria-describedby': tip }, String(word));
  const bubble = h('span', { role: 'tooltip', class: 'term-meaning', id: tip }, String(meaning));
  const element = h('span', { class: 'term' }, button, bubble);
  const open = () => {
    element.classList.add('is-open');
    keepInView(bubble);
  };
  const close = () => element.classList.remove('is-open');
  element.addEventListener('pointerenter', open);
  element.addEventListener('pointerleave', close);
  button.addEventListener('focus', open);
  button.addEventListener('blur', close);
  button.addEventListener('click', open);
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    close();
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
