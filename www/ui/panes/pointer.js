/** @import { GridLayout, GridView, Place } from '../../draw/types.js' */
import { bucketAt, panBy, zoomAt } from '../../draw/grid/view.js';

/** Pixels that a pointer may stray in a tap. */
const stray = 4;

/** How much a double click zooms, and how much one notch of the wheel does. */
const doubleClickFactor = 4;
const wheelFactor = 1.0015;

/**
 * What pointers do to a grid: hovering or tapping aims at a bucket; dragging a grid that is zoomed
 * moves it; a pinch, a double click, or the wheel with Control held zooms where the pointer is. The
 * wheel alone scrolls the page, as everywhere.
 *
 * @param {HTMLElement} element what the grid is drawn in
 * @param {object} grid
 * @param {() => GridLayout | null} grid.layout null while nothing is drawn
 * @param {() => GridView} grid.view
 * @param {(view: GridView) => void} grid.onView
 * @param {(place: Place | null) => void} grid.onAim
 */
export function listenToPointers(element, { layout, view, onView, onAim }) {
  /** @type {Map<number, {x: number, y: number}>} */
  const down = new Map();
  let strayed = 0;

  const pointOf = (/** @type {MouseEvent} */ event) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const aimAt = (/** @type {{x: number, y: number}} */ point) => {
    const now = layout();
    if (now) onAim(bucketAt(view(), now, point.x, point.y));
  };
  const zoom = (/** @type {{x: number, y: number}} */ { x, y }, /** @type {number} */ factor) => {
    const now = layout();
    if (now) onView(zoomAt(view(), now, { x, y, factor }));
  };
  const drag = (/** @type {PointerEvent} */ event, /** @type {GridLayout} */ now) => {
    const from = down.get(event.pointerId);
    if (!from) return;
    const to = pointOf(event);
    const moved = { x: to.x - from.x, y: to.y - from.y };
    strayed += Math.hypot(moved.x, moved.y);
    if (down.size === 2) pinch(event.pointerId, from, to);
    else if (view().zoom > 1 && strayed > stray) onView(panBy(view(), now, moved));
    down.set(event.pointerId, to);
  };
  const pinch = (
    /** @type {number} */ moving,
    /** @type {{x: number, y: number}} */ from,
    /** @type {{x: number, y: number}} */ to,
  ) => {
    const other = [...down].find(([id]) => id !== moving)?.[1];
    if (!other) return;
    const before = Math.hypot(from.x - other.x, from.y - other.y);
    const after = Math.hypot(to.x - other.x, to.y - other.y);
    if (before > 0) zoom({ x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }, after / before);
  };

  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    strayed = 0;
    down.set(event.pointerId, pointOf(event));
    if (view().zoom > 1 || down.size > 1) element.setPointerCapture(event.pointerId);
  });
  element.addEventListener('pointermove', (event) => {
    const now = layout();
    if (!now) return;
    if (down.has(event.pointerId)) drag(event, now);
    else if (event.pointerType !== 'touch') aimAt(pointOf(event));
  });
  const release = (/** @type {PointerEvent} */ event) => {
    if (!down.delete(event.pointerId)) return;
    if (event.type === 'pointerup' && strayed <= stray) aimAt(pointOf(event));
  };
  element.addEventListener('pointerup', release);
  element.addEventListener('pointercancel', release);
  element.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'touch' && !down.has(event.pointerId)) onAim(null);
  });
  element.addEventListener('dblclick', (event) => {
    event.preventDefault();
    zoom(pointOf(event), doubleClickFactor);
  });
  element.addEventListener('wheel', (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoom(pointOf(event), wheelFactor ** -event.deltaY);
  }, { passive: false });
}
