/**
 * The palette that the engine paints with: one colour for each look of a bucket (its state, whether
 * the call under way has examined it, how hot it is).
 *
 * A bucket as small as a few pixels has no shape, so its colour must say all: the heat is the
 * ground, the tint of the scan lies over it, and the mark of the state on top. Larger cells are drawn
 * with the same two colours apart: `groundOf` behind, `markOf` in a shape.
 */
import { HEAT_LEVELS, PALETTE_SIZE, isDirty, kindOf, lookAt } from './bucket-state.js';

/**
 * @import { Rgb, RgbColours } from './types.js'
 * @typedef {{ state: number, inScan: boolean, level: number }} Look
 */

/** How much of the ground the scan's tint covers. */
const SCAN_COVER = 0.3;

/** How much of the mark of an entry that the search under way has met. */
const MET_COVER = 0.85;

/** How much of a single-colour cell the mark of a state covers; the rest is its ground. */
const MARK_COVER = Object.freeze({ empty: 0, live: 1, gone: 0.18, freed: 0.55 });
const DIRTY_COVER = 0.25;

/**
 * Red, green and blue `part` (0 … 1) of the way from one colour to another.
 *
 * @param {Rgb} from
 * @param {Rgb} to
 * @param {number} part
 * @returns {Rgb}
 */
export function mix(from, to, part) {
  /** @param {0 | 1 | 2} channel */
  const at = (channel) => Math.round(from[channel] + (to[channel] - from[channel]) * part);
  return [at(0), at(1), at(2)];
}

/**
 * The colour behind a bucket's mark: how often it was examined, and whether by this call.
 *
 * @param {RgbColours} colours
 * @param {Look} look
 * @returns {Rgb}
 */
export function groundOf(colours, { state, inScan, level }) {
  if (kindOf(state) === 'freed') return colours.ground;
  const heat = level === 0 ? colours.empty : mix(colours.heatFrom, colours.heatTo, (level - 1) / (HEAT_LEVELS - 2));
  return inScan ? mix(heat, colours.scan, SCAN_COVER) : heat;
}

/**
 * The colour of a state's own shape; a dirty bit has a colour, and a shape, besides: see notchOf. An
 * entry that the search under way has met is tinted, so that a chain of them is seen.
 *
 * @param {RgbColours} colours
 * @param {Pick<Look, 'state' | 'inScan'>} look
 * @returns {Rgb}
 */
export function markOf(colours, { state, inScan }) {
  const kind = kindOf(state);
  return kind === 'live' && inScan ? mix(colours.live, colours.scan, MET_COVER) : colours[kind];
}

/**
 * The colour of a dirty bucket's notch.
 *
 * @param {RgbColours} colours
 * @param {number} state
 * @returns {Rgb}
 */
export function notchOf(colours, state) {
  return kindOf(state) === 'live' ? colours.dirty : colours.tombstone;
}

/**
 * The one colour of a bucket that is too small for a shape.
 *
 * @param {RgbColours} colours
 * @param {Look} look
 * @returns {Rgb}
 */
export function colourOf(colours, look) {
  const kind = kindOf(look.state);
  const marked = mix(groundOf(colours, look), markOf(colours, look), MARK_COVER[kind]);
  return isDirty(look.state) && kind !== 'freed' ? mix(marked, notchOf(colours, look.state), DIRTY_COVER) : marked;
}

/**
 * @param {RgbColours} colours
 * @returns {Uint32Array} PALETTE_SIZE pixels, in the order of lookIndex
 */
export function buildPalette(colours) {
  return Uint32Array.from({ length: PALETTE_SIZE }, (_, index) => pixelOf(colourOf(colours, lookAt(index))));
}

/**
 * The palette whose colours are their own places: painting with it tells each bucket's look.
 *
 * @returns {Uint32Array}
 */
export function lookPalette() {
  return Uint32Array.from({ length: PALETTE_SIZE }, (_, index) => index);
}

/**
 * An opaque RGBA pixel as a little-endian 32-bit number, the order in which an ImageData keeps it.
 *
 * @param {Rgb} colour
 * @returns {number}
 */
export function pixelOf([red, green, blue]) {
  return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
}

/**
 * @param {Rgb} colour
 * @returns {string} as CSS writes it
 */
export function cssOf([red, green, blue]) {
  return `rgb(${red} ${green} ${blue})`;
}
