/** @import { Mark, Plane } from '../types.js' */
import { isInside } from './plane.js';

/** So far from a point the pointer may be and still mean it, in pixels. */
const reach = 36;

/**
 * The point that the pointer means.
 *
 * @param {readonly Mark[]} marks
 * @param {Plane} plane
 * @param {{x: number, y: number}} pointer pixels
 * @returns {Mark | null} null when none is near
 */
export function nearestMark(marks, plane, pointer) {
  /** @type {{mark: Mark, distance: number} | null} */
  let nearest = null;
  for (const mark of visibleMarks(marks, plane)) {
    const distance = Math.hypot(plane.x.place(mark.target.count) - pointer.x, plane.y.place(mark.value) - pointer.y);
    if (distance <= reach && (!nearest || distance < nearest.distance)) nearest = { mark, distance };
  }
  return nearest?.mark ?? null;
}

/**
 * The point that an arrow key leads to: left and right go from count to count of one strategy, up
 * and down to the other curves at the same count.
 *
 * @param {readonly Mark[]} marks
 * @param {Mark | null} from
 * @param {string} key as KeyboardEvent.key says it
 * @returns {Mark | null} null for a key that leads nowhere
 */
export function markByKey(marks, from, key) {
  if (!from) return marks[0] ?? null;
  const line = marks.filter(({ target }) => target.run === from.target.run && target.strategy === from.target.strategy);
  const place = line.indexOf(from);
  switch (key) {
    case 'ArrowRight': return line[place + 1] ?? null;
    case 'ArrowLeft': return line[place - 1] ?? null;
    case 'Home': return line[0] ?? null;
    case 'End': return line.at(-1) ?? null;
    case 'ArrowUp':
    case 'ArrowDown': return across(marks, from, key === 'ArrowUp' ? 1 : -1);
    default: return null;
  }
}

/**
 * @param {readonly Mark[]} marks
 * @param {Mark} from
 * @param {1 | -1} direction
 */
function across(marks, from, direction) {
  const column = marks
    .filter(({ target }) => target.count === from.target.count)
    .sort((one, other) => one.value - other.value);
  return column[column.indexOf(from) + direction] ?? null;
}

/**
 * @param {readonly Mark[]} marks
 * @param {Plane} plane
 * @returns {Mark[]} those within the plot
 */
export function visibleMarks(marks, { x, y, plot }) {
  return marks.filter(({ target, value }) => isInside(plot, x.place(target.count), y.place(value)));
}
