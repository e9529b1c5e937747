/** @import { Drawing } from '../../../draw/chart/drawing.js' */
/** @import { Mark } from '../../../draw/chart/types.js' */
/** @import { ChartContext } from '../types.js' */
/** @import { ZoomStep } from './zoom.js' */
import { markByKey, visibleMarks } from '../../../draw/chart/layout/nearest.js';
import { keyOf } from '../../../draw/chart/scene/marks.js';
import { chartActions } from '../../../state/chart/actions.js';
import { zoomStep } from './zoom.js';

/** @type {Record<string, ZoomStep>} */
const zoomKeys = { '+': 'in', '=': 'in', '-': 'out', '−': 'out', 0: 'all' };

/** With Shift. On many keyboards + is among these. @type {Record<string, ZoomStep>} */
const shiftedKeys = { ArrowLeft: 'left', ArrowRight: 'right', ...zoomKeys };

/**
 * The keys of the picture, once one of its points has the focus.
 *
 * @param {ChartContext & {holder: HTMLElement, drawing: () => Drawing | null}} context `holder` of
 *   the picture: an svg that listens for the focus would take it itself
 */
export function listenToKeys({ holder, store, drawing, onPick }) {
  holder.addEventListener('focusin', ({ target }) => {
    const mark = markOf(target, drawing());
    if (mark) store.dispatch(chartActions.aim(mark.target));
  });
  holder.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (act(event)) event.preventDefault();
  });

  /** @param {KeyboardEvent} event @returns {boolean} whether the key means something here */
  function act(event) {
    const now = drawing();
    const mark = markOf(event.target, now);
    if (!mark || !now) return false;
    if (event.key === 'Enter' || event.key === ' ') {
      onPick(mark.target.count);
      return true;
    }
    const way = event.shiftKey ? shiftedKeys[event.key] : zoomKeys[event.key];
    if (way) {
      zoomStep({ store, drawing: now, way });
      return true;
    }
    const next = markByKey(visibleMarks(now.picture.marks, now.plane), mark, event.key);
    if (next) elementOf(holder, next)?.focus();
    return next !== null || isArrow(event.key);
  }
}

/** At an end an arrow leads nowhere, but must not move the playhead either. @param {string} key */
const isArrow = (key) => key.startsWith('Arrow') || key === 'Home' || key === 'End';

/**
 * The point that an element of the picture is.
 *
 * @param {EventTarget | null} target
 * @param {Drawing | null} drawing
 * @returns {Mark | null}
 */
export function markOf(target, drawing) {
  const key = target instanceof Element ? target.closest('.chart-mark')?.getAttribute('data-key') : null;
  return drawing?.picture.marks.find((mark) => keyOf(mark.target) === key) ?? null;
}

/** @param {HTMLElement} holder @param {Mark} mark @returns {SVGElement | null} */
function elementOf(holder, mark) {
  const key = keyOf(mark.target);
  return [...holder.querySelectorAll('.chart-mark')].filter((each) => each instanceof SVGElement)
    .find((each) => each.getAttribute('data-key') === key) ?? null;
}
