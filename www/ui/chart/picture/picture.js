/** @import { Drawing } from '../../../draw/chart/drawing.js' */
/** @import { ChartState } from '../../../state/chart/types.js' */
/** @import { ChartContext, ChartPart } from '../types.js' */
import { sizeAt } from '../../../draw/chart/layout/size.js';
import { draw } from '../../../draw/chart/drawing.js';
import { nsPerBucket } from '../../../draw/chart/series/prediction.js';
import { renderScene } from '../../../draw/chart/svg/render.js';
import { h, setAttribute, setText } from '../../dom/h.js';
import { watch } from '../../dom/watch.js';
import { followWidth } from '../../dom/width.js';
import { chosenCounts } from '../chosen-plan.js';
import { listenToKeys } from './keys.js';
import { listenToPointer } from './pointer.js';
import { sayOf } from './say.js';
import { createZoom } from './zoom.js';

/** Pixels: how high the picture is for its width. */
const shape = { ratio: 0.46, least: 320, most: 480 };

/** As wide as a picture that is taken along: a column of a page, whatever the window. */
const exported = Object.freeze({ width: 960, height: 480 });

/**
 * The picture, drawn as large as there is room. What only matters while the pointer is down is kept
 * here; all else is in the state.
 *
 * @param {ChartContext} context
 * @returns {ChartPart & {toExport: () => Drawing & {width: number, height: number}}}
 */
export function createPicture(context) {
  const { store, chart, id } = context;
  const hint = h('p', { class: 'setting-note', id: id('chart-hint') }, chart.picture.hint);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.classList.add('chart-picture');
  setAttribute(svg, 'role', 'group');
  setAttribute(svg, 'aria-describedby', hint.id);
  const note = h('p', { class: 'setting-note', 'data-chart-note': '' });
  const holder = h('div', { class: 'chart-holder' });
  holder.append(svg);
  /** @type {Drawing | null} */
  let drawing = null;
  /** @type {readonly [number, number] | null} */
  let brush = null;
  let width = 0;

  const drawAt = (/** @type {ChartState} */ state, /** @type {{width: number, height: number}} */ size, withMarks = true) => draw({
    state,
    counts: chosenCounts(state),
    size,
    sayOf: (picture) => sayOf(state, picture, context),
    target: withMarks ? state.target : null,
    brush: withMarks ? brush : null,
  });
  const show = () => {
    if (width === 0) return;
    const state = store.get();
    const size = sizeAt(shape, width);
    drawing = drawAt(state, size);
    const { height } = drawing.plane;
    setAttribute(svg, 'viewBox', `0 0 ${width} ${height}`);
    setAttribute(svg, 'width', width);
    setAttribute(svg, 'height', height);
    const [from, to] = drawing.plane.x.domain;
    setAttribute(svg, 'aria-label', chart.picture.label({ points: drawing.picture.marks.length, from, to }));
    renderScene(svg, drawing.nodes);
    setText(note, chart.picture.note({
      ns: nsPerBucket(state)?.ns ?? null, server: state.view.server, factor: drawing.picture.agreement?.factor ?? null,
    }));
    zoom.update(state);
  };
  const zoom = createZoom({ ...context, drawing: () => drawing });
  const stopFollowing = followWidth(holder, (wide) => {
    width = wide;
    show();
  });
  const hands = { ...context, svg, holder, drawing: () => drawing };
  listenToKeys(hands);
  listenToPointer({
    ...hands,
    onBrush(marked) {
      brush = marked;
      show();
    },
  });

  // Progress, told ten times a second, is not in the picture.
  const update = watch(
    (/** @type {ChartState} */ { run, shelf, view, exact, calibration, target, preset, measure, own, format }) =>
      [run?.points, run?.plan, shelf, view, exact, calibration, target, preset, measure, own, format],
    (..._) => show(),
  );
  return {
    element: h('figure', { class: 'chart-figure' }, zoom.element, holder, h('div', { class: 'chart-notes' }, note, hint)),
    update,
    destroy: stopFollowing,
    toExport: () => ({ ...drawAt(store.get(), exported, false), ...exported }),
  };
}
