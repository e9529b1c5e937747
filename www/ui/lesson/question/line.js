/** @import { LessonWords } from '../../../words/en-lesson.js' */
/** @import { Context } from '../../types.js' */
/** @import { Told } from '../driver.js' */
/** @import { Input } from './question.js' */
import { height, keyed, linePath, pointAt, valueAt, width, xOfPoint, yOf } from '../../../draw/sketch/layout.js';
import { firstLooks, largerArray } from '../../../state/lesson/figures.js';
import { h } from '../../dom/h.js';
import { ground, svg } from './sketch.js';

/**
 * An answer that is a line: its points are dragged, or moved by keyboard, each a slider of its own.
 *
 * @param {Context} _context
 * @param {LessonWords} words
 * @param {{told: Told, label: string, describedBy: string}} options
 * @returns {Input}
 */
export function createLine(_context, words, { told: { facts }, label, describedBy }) {
  const { quarters, info } = facts.here;
  const sketch = { most: largerArray(facts.here), count: quarters.length };
  const first = firstLooks(facts.here);
  const values = quarters.map(() => first);

  const line = svg('path', { class: 'sketch-given' });
  const handles = values.map((_, index) => {
    const call = Math.round(((index + 1) / sketch.count) * info.count);
    return svg('g', {
      class: 'sketch-handle', role: 'slider', tabindex: 0, 'aria-label': words.line.handle(call, info.count), 'data-handle': index,
      'aria-valuemin': 0, 'aria-valuemax': sketch.most, 'aria-orientation': 'vertical',
    }, svg('circle', { class: 'sketch-reach', r: 18 }), svg('circle', { class: 'sketch-dot', r: 7 }));
  });
  const picture = ground(words, [line, ...handles]);
  picture.setAttribute('role', 'group');
  picture.setAttribute('aria-label', label);
  const element = h('figure', { class: 'sketch is-open', 'aria-describedby': describedBy }, picture,
    h('figcaption', { class: 'setting-note' }, words.line.hint));

  const show = () => {
    line.setAttribute('d', linePath(sketch, values, first));
    for (const [index, handle] of handles.entries()) {
      const value = values[index] ?? 0;
      handle.setAttribute('transform', `translate(${xOfPoint(sketch, index)} ${yOf(sketch, value)})`);
      handle.setAttribute('aria-valuenow', String(value));
      handle.setAttribute('aria-valuetext', words.line.value(value));
    }
  };
  const move = (/** @type {number} */ index, /** @type {number} */ value) => {
    values[index] = value;
    show();
  };
  for (const [index, handle] of handles.entries()) {
    handle.addEventListener('keydown', (event) => {
      const value = keyed(event.key, values[index] ?? 0, sketch.most);
      if (value === null || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      move(index, value);
    });
  }
  const drag = (/** @type {PointerEvent} */ event) => {
    const box = picture.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * width;
    const y = ((event.clientY - box.top) / box.height) * height;
    move(pointAt(sketch, x), valueAt(sketch, y));
  };
  picture.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    picture.setPointerCapture(event.pointerId);
    drag(event);
  });
  picture.addEventListener('pointermove', (event) => {
    if (picture.hasPointerCapture(event.pointerId)) drag(event);
  });
  show();
  return { elements: [element], read: () => ({ given: [...values] }) };
}
