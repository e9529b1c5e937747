/** @import { Facts } from '../../../state/lesson/types.js' */
/** @import { LessonWords } from '../../../words/en-lesson.js' */
import { axes, height, linePath, width } from '../../../draw/sketch/layout.js';
import { firstLooks, largerArray } from '../../../state/lesson/figures.js';
import { h } from '../../dom/h.js';

const namespace = 'http://www.w3.org/2000/svg';

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {...(Node | string)} children
 * @returns {SVGElement}
 */
export function svg(tag, attributes, ...children) {
  const element = document.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** The ground of a sketch: axes and their names. @param {LessonWords} words @param {readonly SVGElement[]} drawn */
export function ground(words, drawn) {
  return svg('svg', { viewBox: `0 0 ${width} ${height}`, class: 'sketch-picture' },
    svg('path', { d: axes, class: 'sketch-axes' }),
    svg('text', { x: 14, y: 18, class: 'sketch-text' }, words.line.looks),
    svg('text', { x: width - 8, y: height - 4, class: 'sketch-text', 'text-anchor': 'end' }, words.line.calls),
    ...drawn);
}

/**
 * What was drawn beside what was counted.
 *
 * @param {LessonWords} words
 * @param {Facts} facts
 * @param {readonly number[] | null} given null: nothing was drawn
 * @returns {HTMLElement}
 */
export function comparison(words, facts, given) {
  const sketch = { most: largerArray(facts.here) };
  const { looks, quarters } = facts.here;
  const first = firstLooks(facts.here);
  const picture = ground(words, [
    svg('path', { d: linePath(sketch, looks, first), class: 'sketch-truth' }),
    ...(given ? [svg('path', { d: linePath(sketch, given, first), class: 'sketch-given' })] : []),
  ]);
  picture.setAttribute('aria-hidden', 'true');
  const key = (/** @type {'given' | 'truth'} */ name) =>
    h('li', { class: `sketch-key sketch-key-${name}` }, words.line.legend[name]);
  return h('figure', { class: 'sketch' }, picture,
    h('ul', { class: 'sketch-keys', 'aria-hidden': 'true' }, key('truth'), ...(given ? [key('given')] : [])),
    h('figcaption', { class: 'visually-hidden' }, words.line.truth(quarters)));
}
