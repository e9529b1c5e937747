/** @import { Drawing } from '../../../draw/chart/drawing.js' */
/** @import { ChartStore } from '../../../state/chart/types.js' */
/** @import { ChartContext, ChartPart } from '../types.js' */
import { fullCounts } from '../../../draw/chart/layout/domain.js';
import { panBy, zoomBy } from '../../../draw/chart/layout/zoom.js';
import { chartActions } from '../../../state/chart/actions.js';
import { h } from '../../dom/h.js';
import { icon } from '../../dom/icon.js';

/** How much nearer one step is. */
const step = 2;

/** How far a step sideways goes, as a share of what is seen. */
const stride = 0.25;

/** A step of zooming, or to the side. @typedef {'in' | 'out' | 'all' | 'left' | 'right'} ZoomStep */

/**
 * @param {object} parts
 * @param {ChartStore} parts.store
 * @param {Drawing | null} parts.drawing as it is drawn now
 * @param {ZoomStep} parts.way
 */
export function zoomStep({ store, drawing, way }) {
  if (!drawing) return;
  const { plane: { x }, picture } = drawing;
  const { target, view } = store.get();
  const full = fullCounts(picture.counts, view.x);
  const isSeen = target && target.count >= x.domain[0] && target.count <= x.domain[1];
  const about = isSeen ? target.count : undefined;
  const zoom = {
    in: () => zoomBy(x, full, step, about),
    out: () => zoomBy(x, full, 1 / step, about),
    all: () => null,
    left: () => panBy(x, full, -stride),
    right: () => panBy(x, full, stride),
  }[way]();
  store.dispatch(chartActions.zoom(zoom));
}

/**
 * The buttons that zoom.
 *
 * @param {ChartContext & {drawing: () => Drawing | null}} context
 * @returns {ChartPart}
 */
export function createZoom({ store, chart: { controls }, drawing }) {
  const button = (/** @type {ZoomStep} */ way, /** @type {string} */ picture, /** @type {string} */ label) => h('button', {
    type: 'button', class: 'icon-button', 'aria-label': label, title: label, 'data-zoom': way,
    on: { click: () => zoomStep({ store, drawing: drawing(), way }) },
  }, icon(picture));
  const zoomIn = button('in', 'plus', controls.zoomIn);
  const zoomOut = button('out', 'minus', controls.zoomOut);
  const fit = button('all', 'fit', controls.fit);
  return {
    element: h('div', { class: 'zoom chart-zoom' }, zoomIn, zoomOut, fit),
    update({ view }) {
      zoomOut.disabled = view.zoom === null;
      fit.disabled = view.zoom === null;
    },
  };
}
