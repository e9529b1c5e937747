/**
 * Paints the staircase. What does not change while a teardown plays (axes, the whole staircase faint,
 * the whole staircase solid) is painted once, on canvases of its own; a frame then is two copies and
 * a line, whatever the number of calls.
 *
 * @import { Context } from '../grid/drawer.js'
 * @import { Labels, Rgb, RgbColours, StaircaseLayout } from '../types.js'
 */
import { TEXT_FONT } from '../fonts.js';
import { cssOf, mix } from '../palette.js';
import { barTop, callTop, reachX } from './layout.js';

/** How much of the accent a bar that is still to come shows. */
const FAINT = 0.22;

/** Bars of this many device pixels are kept apart by a gap. */
const GAP_FROM = 4;

/**
 * How wide the arrays are from call to call: the plot's outline has a step where a resize lands.
 *
 * @typedef {{ table: number, shadow: number, callsOnTable: number }} Widths
 */

/**
 * @param {Context} context
 * @param {StaircaseLayout} layout
 * @param {{ colours: RgbColours, labels: Labels, widths: Widths }} style
 */
export function paintAxes(context, layout, { colours, labels, widths }) {
  const { width, height, plot, pixelRatio } = layout;
  context.fillStyle = cssOf(colours.ground);
  context.fillRect(0, 0, width, height);
  paintOutline(context, layout, widths, colours);
  context.fillStyle = cssOf(colours.text);
  context.font = `${12 * pixelRatio}px ${TEXT_FONT}`;
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  context.fillText('0', plot.x, plot.y / 2);
  context.fillText(labels.calls, plot.x, (plot.y + plot.height + height) / 2);
  context.textAlign = 'right';
  context.fillText(labels.buckets, plot.x + plot.width, plot.y / 2);
}

/**
 * @param {Context} context
 * @param {StaircaseLayout} layout
 * @param {Widths} widths
 * @param {RgbColours} colours
 */
function paintOutline(context, layout, { table, shadow, callsOnTable }, colours) {
  const { plot, calls, pixelRatio } = layout;
  const line = Math.max(1, Math.round(pixelRatio));
  const bottom = plot.y + plot.height;
  const landing = callTop(layout, callsOnTable + 1);
  context.lineWidth = line;
  context.strokeStyle = cssOf(mix(colours.ground, colours.text, 0.35));
  context.fillStyle = cssOf(colours.empty);
  context.beginPath();
  context.moveTo(plot.x, plot.y);
  context.lineTo(reachX(layout, table), plot.y);
  if (shadow > 0 && callsOnTable < calls) {
    context.lineTo(reachX(layout, table), landing);
    context.lineTo(reachX(layout, shadow), landing);
    context.lineTo(reachX(layout, shadow), bottom);
  } else {
    context.lineTo(reachX(layout, table), bottom);
  }
  context.lineTo(plot.x, bottom);
  context.closePath();
  context.fill();
  context.stroke();
}

/**
 * @param {Context} context
 * @param {StaircaseLayout} layout
 * @param {{ stops: Float64Array, colour: Rgb }} bars stops: examined buckets, one a bar
 */
export function paintBars(context, layout, { stops, colour }) {
  context.fillStyle = cssOf(colour);
  stops.forEach((examined, bar) => {
    const top = barTop(layout, bar);
    const height = barTop(layout, bar + 1) - top;
    const gap = height >= GAP_FROM ? Math.max(1, Math.round(height / 12)) : 0;
    context.fillRect(layout.plot.x, top, reachX(layout, examined) - layout.plot.x, height - gap);
  });
}

/**
 * @param {RgbColours} colours
 * @param {Rgb} accent
 * @returns {Rgb}
 */
export function faintOf(colours, accent) {
  return mix(colours.empty, accent, FAINT);
}

/**
 * Marks the call under way: a line over the whole width, strong as far as the scan has come.
 *
 * @param {Context} context
 * @param {StaircaseLayout} layout
 * @param {{ call: number, examined: number, colours: RgbColours }} now examined: buckets, by this call
 */
export function paintCall(context, layout, { call, examined, colours }) {
  const { plot, pixelRatio } = layout;
  const line = Math.max(1, Math.round(pixelRatio));
  const top = callTop(layout, call);
  const high = Math.max(2 * line, callTop(layout, call + 1) - top);
  const middle = top + Math.floor(high / 2);
  const end = reachX(layout, examined);
  context.fillStyle = cssOf(mix(colours.ground, colours.text, 0.5));
  context.fillRect(plot.x, middle, plot.width, line);
  context.fillStyle = cssOf(colours.cursor);
  context.fillRect(plot.x, middle - line, end - plot.x, 3 * line);
  context.beginPath();
  context.arc(Math.max(end, plot.x + 4 * line), middle + line / 2, 4 * line, 0, 2 * Math.PI);
  context.fill();
  context.lineWidth = line;
  context.strokeStyle = cssOf(colours.ground);
  context.stroke();
}
