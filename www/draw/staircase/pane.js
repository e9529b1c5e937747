/**
 * One strategy's staircase on its canvas: remembers canvas, size and the instant drawn last.
 *
 * @import { Strategy, Timeline } from '../../engine/types.js'
 * @import { Canvas, PaneSize } from '../canvas.js'
 * @import { MakeCanvas, Scene } from '../grid/drawer.js'
 * @import { Labels, RgbColours, StaircaseLayout } from '../types.js'
 */
import { clearContextOf, contextOf, fitCanvas } from '../canvas.js';
import { latest } from '../latest.js';
import { callTop, staircaseLayout } from './layout.js';
import { faintOf, paintAxes, paintBars, paintCall } from './paint.js';

/** @param {{ strategy: Strategy, makeCanvas: MakeCanvas }} tools */
export function createStaircasePane({ strategy, makeCanvas }) {
  /** @type {Canvas | null} */
  let canvas = null;
  /** @type {PaneSize | null} */
  let size = null;
  /** @type {{ sheets: Sheets, step: number } | null} */
  let drawn = null;
  // A canvas from the page gives its context once in Firefox, and throws when it is asked again.
  const contextFor = latest(contextOf);

  const sheetsFor = latest((
    /** @type {Canvas} */ target,
    /** @type {PaneSize} */ pane,
    /** @type {Timeline} */ timeline,
    /** @type {Timeline} */ scale,
    /** @type {RgbColours} */ colours,
    /** @type {Labels} */ labels,
  ) => {
    const layout = staircaseLayout({ ...pane, ...extentOf(scale) });
    fitCanvas(target, layout);
    return paintSheets(makeCanvas, { layout, timeline, scale, colours, labels, strategy });
  });

  return {
    /** @param {Canvas} next */
    attach(next) {
      canvas = next;
    },

    /** @param {PaneSize} next */
    resize(next) {
      size = next;
    },

    /** Waits until what was drawn stands: reading a pixel back asks for just that. */
    settle() {
      if (canvas !== null) contextFor(canvas).getImageData(0, 0, 1, 1);
    },

    /**
     * Draws an instant, unless it stands there already.
     *
     * @param {Scene} scene
     * @param {{ scale: Timeline, colours: RgbColours, labels: Labels }} style scale: the timeline
     *   whose calls the axes are for, so that both strategies' plots have the same
     */
    draw({ timeline, frame }, { scale, colours, labels }) {
      if (canvas === null || size === null) return;
      const sheets = sheetsFor(canvas, size, timeline, scale, colours, labels);
      if (drawn?.sheets === sheets && drawn.step === frame.step) return;
      drawn = { sheets, step: frame.step };
      const context = contextFor(canvas);
      const { layout, base, solid } = sheets;
      context.drawImage(base, 0, 0);
      const done = callTop(layout, frame.deleted + 1) - layout.plot.y;
      const { x, y, width } = layout.plot;
      if (solid !== null && done > 0) context.drawImage(solid, x, y, width, done, x, y, width, done);
      const deletion = frame.phase === 'delete' ? 1 : 0;
      if (deletion === 0 && frame.phase !== 'scan' && frame.phase !== 'word') return;
      const looks = frame.step - deletion - timeline.callStart(frame.call);
      paintCall(context, layout, { call: frame.call, examined: looks, colours });
    },
  };
}

/**
 * The plot without and with its bars; null when the strategy makes no call.
 *
 * @typedef {{ layout: StaircaseLayout, base: Canvas, solid: Canvas | null }} Sheets
 */

/**
 * @param {Timeline} timeline
 * @returns {{ buckets: number, calls: number }}
 */
function extentOf({ buckets, calls, callsOnTable }) {
  return { buckets: callsOnTable < calls ? Math.max(buckets.table, buckets.shadow) : buckets.table, calls };
}

/**
 * @param {MakeCanvas} makeCanvas
 * @param {{
 *   layout: StaircaseLayout,
 *   timeline: Timeline,
 *   scale: Timeline,
 *   colours: RgbColours,
 *   labels: Labels,
 *   strategy: Strategy,
 * }} of
 * @returns {Sheets}
 */
function paintSheets(makeCanvas, { layout, timeline, scale, colours, labels, strategy }) {
  const base = makeCanvas(layout.width, layout.height);
  const widths = { ...scale.buckets, callsOnTable: scale.callsOnTable };
  // The scale of the calls is shared; a plot without any does not say that there are some.
  const said = timeline.calls === 0 ? { ...labels, calls: '' } : labels;
  const context = contextOf(base);
  paintAxes(context, layout, { colours, labels: said, widths });
  if (timeline.calls === 0) return { layout, base, solid: null };
  const stops = Float64Array.from(timeline.staircase(layout.bars));
  const accent = colours.strategy[strategy];
  paintBars(context, layout, { stops, colour: faintOf(colours, accent) });
  const solid = makeCanvas(layout.width, layout.height);
  paintBars(clearContextOf(solid), layout, { stops, colour: accent });
  return { layout, base, solid };
}
