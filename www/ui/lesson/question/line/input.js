/** @import { LessonWords } from '../../../../words/en-lesson.js' */
/** @import { Plot } from '../../../../state/lesson/types.js' */
/** @import { Input } from '../question.js' */
import { h } from '../../../dom/h.js';
import { whileHeld } from '../../../dom/hold.js';
import { svg } from '../../../dom/svg.js';
import { createBoard } from './board.js';
import { keyed, nearestTo } from './keys.js';

/** Pixels beside the covered part at which a point can still be taken hold of. */
const reach = 18;

/**
 * An answer that is a line: its points are dragged, or moved by keyboard, each a slider of its own.
 *
 * @param {LessonWords} words
 * @param {{plot: Plot, label: string, describedBy: string}} options
 * @returns {Input}
 */
export function createLine(words, { plot, label, describedBy }) {
  const { line } = words;
  const { handle: name, value: say } = line.over[plot.over];
  const last = plot.known.at(-1) ?? [0, 0];
  const values = plot.at.map(() => last[1]);
  let isDrawn = false;

  const field = svg('rect', { class: 'line-field' });
  const handles = plot.at.map((at, index) => svg('g', {
    class: 'line-handle', role: 'slider', tabindex: 0, 'aria-label': name(at, plot.across[1]), 'data-handle': index,
    'aria-valuemin': 0, 'aria-valuemax': plot.most, 'aria-orientation': 'vertical',
  }, svg('circle', { class: 'line-reach', r: reach }), svg('circle', { class: 'line-dot', r: 7 })));
  const drawn = () => [last, ...plot.at.map((at, index) => /** @type {const} */ ([at, values[index] ?? 0]))];
  const board = createBoard({
    words, plot, isCovered: true,
    jumps: plot.jumps.filter((jump) => jump <= last[0]),
    lines: () => [
      ...(plot.known.length > 1 ? [{ kind: /** @type {const} */ ('exact'), points: plot.known }] : []),
      { kind: 'drawn', points: drawn() },
    ],
    over: [field, ...handles],
    onLaid({ x, y, plot: box }) {
      const from = x.place(last[0]) - reach;
      for (const [side, size] of Object.entries({ x: from, y: box.top - reach, width: box.left + box.width + reach - from, height: box.height + 2 * reach })) {
        field.setAttribute(side, String(size));
      }
      for (const [index, handle] of handles.entries()) {
        const value = values[index] ?? 0;
        handle.setAttribute('transform', `translate(${x.place(plot.at[index] ?? 0)} ${y.place(value)})`);
        handle.setAttribute('aria-valuenow', String(value));
        handle.setAttribute('aria-valuetext', say(value));
      }
    },
  });
  board.picture.setAttribute('role', 'group');
  board.picture.setAttribute('aria-label', label);

  const move = (/** @type {number} */ index, /** @type {number} */ value) => {
    values[index] = value;
    isDrawn = true;
    board.show();
  };
  for (const [index, handle] of handles.entries()) {
    handle.addEventListener('keydown', (event) => {
      const value = keyed(event.key, values[index] ?? 0, plot.most);
      if (value === null || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      move(index, value);
    });
  }
  const drag = (/** @type {PointerEvent} */ event) => {
    const plane = board.plane();
    if (!plane) return;
    const box = board.picture.getBoundingClientRect();
    const value = plane.y.value(event.clientY - box.top);
    move(nearestTo(plot.at.map(plane.x.place), event.clientX - box.left), Math.round(Math.min(plot.most, Math.max(0, value))));
  };
  for (const held of [field, ...handles]) whileHeld(held, drag);
  return {
    elements: [h('figure', { class: 'line-figure', 'aria-describedby': describedBy }, board.element, h('figcaption', { class: 'setting-note' }, line.hint))],
    read() {
      if (isDrawn) return { given: [...values] };
      handles[0]?.focus();
      return { refused: line.none };
    },
  };
}
