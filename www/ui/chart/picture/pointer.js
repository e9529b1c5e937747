/** @import { Drawing } from '../../../draw/chart/drawing.js' */
/** @import { ChartContext } from '../types.js' */
import { fullCounts } from '../../../draw/chart/layout/domain.js';
import { nearestMark } from '../../../draw/chart/layout/nearest.js';
import { isInside } from '../../../draw/chart/layout/plane.js';
import { zoomTo } from '../../../draw/chart/layout/zoom.js';
import { chartActions } from '../../../state/chart/actions.js';

/** A drag shorter than this, in pixels, is a click with a trembling hand. */
const shortest = 6;

/**
 * The pointer on the picture: it reads the point nearest to it, a click has that dictionary shown, a
 * drag across zooms.
 *
 * @param {ChartContext & {
 *   svg: SVGSVGElement,
 *   drawing: () => Drawing | null,
 *   onBrush: (across: readonly [number, number] | null) => void,
 * }} context
 */
export function listenToPointer({ svg, store, drawing, onPick, onBrush }) {
  /** where the pointer went down; null while it is up @type {number | null} */
  let down = null;
  let dragged = false;

  const place = (/** @type {PointerEvent} */ event) => {
    const { left, top } = svg.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const meant = (/** @type {PointerEvent} */ event) => {
    const now = drawing();
    return now ? nearestMark(now.picture.marks, now.plane, place(event)) : null;
  };
  const withinPlot = (/** @type {number} */ x) => {
    const plot = drawing()?.plane.plot ?? { left: 0, width: 0 };
    return Math.max(plot.left, Math.min(plot.left + plot.width, x));
  };
  const letGo = () => {
    down = null;
    if (dragged) onBrush(null);
    dragged = false;
  };

  svg.addEventListener('pointerdown', (event) => {
    const now = drawing();
    const { x, y } = place(event);
    if (event.button !== 0 || !now || !isInside(now.plane.plot, x, y)) return;
    down = x;
    dragged = false;
  });
  svg.addEventListener('pointermove', (event) => {
    const { x } = place(event);
    if (down !== null && (dragged || Math.abs(x - down) >= shortest)) {
      if (!dragged) svg.setPointerCapture(event.pointerId);
      dragged = true;
      onBrush([down, withinPlot(x)]);
      return;
    }
    svg.classList.toggle('is-over-point', aim(meant(event)?.target ?? null));
  });
  svg.addEventListener('pointerup', (event) => {
    const now = drawing();
    if (down === null || !now) return;
    const { x } = place(event);
    const from = down;
    const wasDragged = dragged;
    letGo();
    if (wasDragged) {
      const full = fullCounts(now.picture.counts, store.get().view.x);
      store.dispatch(chartActions.zoom(zoomTo(now.plane.x, full, [now.plane.x.value(from), now.plane.x.value(withinPlot(x))])));
      return;
    }
    const mark = meant(event);
    if (!mark) return;
    aim(mark.target);
    onPick(mark.target.count);
  });
  svg.addEventListener('pointercancel', letGo);
  svg.addEventListener('pointerleave', () => {
    // By keyboard a point stays read though the pointer goes elsewhere.
    if (!svg.contains(svg.ownerDocument.activeElement)) aim(null);
  });

  /** @param {import('../../../state/chart/types.js').Target | null} target @returns {boolean} whether there is one */
  function aim(target) {
    const { target: before } = store.get();
    const same = before?.run === target?.run && before?.strategy === target?.strategy && before?.count === target?.count;
    if (!same) store.dispatch(chartActions.aim(target));
    return target !== null;
  }
}
