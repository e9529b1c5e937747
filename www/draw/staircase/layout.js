/**
 * Where the staircase goes: x is the bucket, y the call of `first`, downwards from the first one; a
 * call's bar reaches from bucket 0 to where it stopped, so the filled area is the number of buckets
 * examined. Pure.
 *
 * @import { StaircaseLayout } from '../types.js'
 */

/** CSS pixels kept above and below the plot for the ends of its axes, and at its sides. */
const MARGIN = Object.freeze({ top: 22, bottom: 22, side: 2 });

/**
 * @param {{ width: number, height: number, pixelRatio: number, buckets: number, calls: number }} of
 *   width and height in CSS pixels; buckets: of the larger array that is scanned; calls ≥ 0
 * @returns {StaircaseLayout}
 */
export function staircaseLayout({ width, height, pixelRatio, buckets, calls }) {
  const pane = { width: Math.max(1, Math.round(width * pixelRatio)), height: Math.max(1, Math.round(height * pixelRatio)) };
  const side = Math.round(MARGIN.side * pixelRatio);
  const top = Math.round(MARGIN.top * pixelRatio);
  const bottom = Math.round(MARGIN.bottom * pixelRatio);
  const plot = {
    x: side,
    y: top,
    width: Math.max(1, pane.width - 2 * side),
    height: Math.max(1, pane.height - top - bottom),
  };
  return { ...pane, pixelRatio, plot, buckets, calls, bars: Math.min(calls, plot.height) };
}

/**
 * The call at a height, to go to by a click.
 *
 * @param {StaircaseLayout} layout
 * @param {number} y CSS pixels from the top of the canvas
 * @returns {number | null} from 1; null above and below the plot, and when there are no calls
 */
export function callAt({ plot, pixelRatio, calls }, y) {
  const part = (y * pixelRatio - plot.y) / plot.height;
  if (calls === 0 || part < 0 || part >= 1) return null;
  return Math.min(calls, Math.floor(part * calls) + 1);
}

/**
 * The bar that a call is part of.
 *
 * @param {Pick<StaircaseLayout, 'bars' | 'calls'>} layout
 * @param {number} call from 1
 * @returns {number} from 0
 */
export function barOf({ bars, calls }, call) {
  return Math.min(bars - 1, Math.floor(((call - 1) * bars) / calls));
}

/**
 * The device pixel at which a bar starts; that of `bars` is the plot's end.
 *
 * @param {Pick<StaircaseLayout, 'bars' | 'plot'>} layout
 * @param {number} bar from 0
 */
export function barTop({ bars, plot }, bar) {
  return plot.y + Math.round((bar * plot.height) / Math.max(1, bars));
}

/**
 * The height, in device pixels, at which a call begins.
 *
 * @param {Pick<StaircaseLayout, 'calls' | 'plot'>} layout
 * @param {number} call from 1; calls + 1 is the plot's end
 */
export function callTop({ calls, plot }, call) {
  return plot.y + Math.round(((call - 1) * plot.height) / Math.max(1, calls));
}

/**
 * How far to the right a number of examined buckets reaches, in device pixels.
 *
 * @param {Pick<StaircaseLayout, 'buckets' | 'plot'>} layout
 * @param {number} examined
 */
export function reachX({ buckets, plot }, examined) {
  return plot.x + (examined * plot.width) / buckets;
}
