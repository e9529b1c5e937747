/**
 * The words in a cell: its index at the top left, the entry's name in the middle, its field number at
 * the bottom left, and at the bottom right the two bits, exist and dirty, as dots that are filled when
 * the bit is set. A deleted entry's name stays readable, struck through: only a bit was cleared.
 *
 * @import { Rgb, RgbColours } from '../types.js'
 * @import { Context, LabelledBucket } from './drawer.js'
 * @typedef {{ state: number, inScan: boolean, level: number }} Look
 */
import { isDirty, kindOf } from '../bucket-state.js';
import { NUMBER_FONT } from '../fonts.js';
import { cssOf, groundOf, markOf, mix } from '../palette.js';
import { gapOf, insetOf } from './cell.js';

/** No more of a name than this is measured, however long it is. */
const LONGEST_SHOWN = 24;

/**
 * @param {{ context: Context, colours: RgbColours, size: number, pixelRatio: number }} of size: of the
 *   cell, in device pixels
 */
export function createLabeller({ context, colours, size, pixelRatio }) {
  const small = Math.max(9 * pixelRatio, Math.min(11 * pixelRatio, size / 7));
  const large = Math.max(10 * pixelRatio, Math.min(14 * pixelRatio, size / 6.2));
  const inner = size - gapOf(size);
  const margin = Math.round(insetOf(inner) + inner / 20 + 1.5 * pixelRatio);
  const dot = small / 4.2;
  /** @type {Map<string, string>} */
  const fitted = new Map();

  /** @param {string} name */
  function fit(name) {
    const known = fitted.get(name);
    if (known !== undefined) return known;
    const text = shorten(name, (piece) => context.measureText(piece).width <= inner - 2 * margin + 3 * pixelRatio);
    fitted.set(name, text);
    return text;
  }

  /**
   * @param {{ x: number, y: number }} where the cell's top left corner
   * @param {Look} look
   * @param {LabelledBucket} bucket
   */
  return function drawLabel({ x, y }, look, bucket) {
    const kind = kindOf(look.state);
    const behind = kind === 'live' ? markOf(colours, look) : groundOf(colours, look);
    const ink = contrasting(behind, colours);
    const faint = mix(behind, ink, 0.82);
    const left = x + margin;
    const right = x + inner - margin;
    const bottom = y + inner - margin;
    context.textBaseline = 'top';
    context.textAlign = 'left';
    context.font = `${small}px ${NUMBER_FONT}`;
    context.fillStyle = cssOf(faint);
    context.fillText(String(bucket.index), left, y + margin);
    if (bucket.name === null || kind === 'freed') return;
    context.textBaseline = 'bottom';
    context.fillText(String(bucket.field), left, bottom);
    drawBits({ right, bottom }, { exists: kind === 'live', dirty: isDirty(look.state) }, ink);
    context.textBaseline = 'middle';
    context.font = `${large}px ${NUMBER_FONT}`;
    context.fillStyle = cssOf(kind === 'live' ? ink : faint);
    const name = fit(bucket.name);
    const middle = y + inner / 2;
    context.fillText(name, left, middle);
    if (kind === 'gone') context.fillRect(left, Math.round(middle), context.measureText(name).width, Math.max(1, pixelRatio));
  };

  /**
   * @param {{ right: number, bottom: number }} where
   * @param {{ exists: boolean, dirty: boolean }} bits
   * @param {Rgb} ink
   */
  function drawBits({ right, bottom }, { exists, dirty }, ink) {
    const y = bottom - small / 2;
    context.lineWidth = Math.max(1, pixelRatio);
    context.strokeStyle = cssOf(ink);
    context.fillStyle = cssOf(ink);
    [dirty, exists].forEach((bit, place) => {
      context.beginPath();
      context.arc(right - dot - place * dot * 2.9, y, dot, 0, 2 * Math.PI);
      if (bit) context.fill();
      context.stroke();
    });
  }
}

/**
 * As much of a text as fits, with an ellipsis for what is left out: from the middle, since names of a
 * family differ at their ends.
 *
 * @param {string} text
 * @param {(piece: string) => boolean} fits
 * @returns {string}
 */
export function shorten(text, fits) {
  const letters = Array.from(text);
  if (letters.length <= LONGEST_SHOWN && fits(text)) return text;
  for (let kept = Math.min(letters.length, LONGEST_SHOWN) - 1; kept > 0; kept -= 1) {
    const tail = Math.floor(kept / 2);
    const piece = `${letters.slice(0, kept - tail).join('')}…${letters.slice(letters.length - tail).join('')}`;
    if (fits(piece)) return piece;
  }
  return '';
}

/**
 * The one of the theme's text and ground colours that is easier to read.
 *
 * @param {Rgb} behind
 * @param {RgbColours} colours
 * @returns {Rgb}
 */
function contrasting(behind, { text, ground }) {
  return contrast(text, behind) >= contrast(ground, behind) ? text : ground;
}

/**
 * The contrast ratio of WCAG: from 1 to 21.
 *
 * @param {Rgb} one
 * @param {Rgb} other
 */
function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** @param {Rgb} colour */
function luminance([red, green, blue]) {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** @param {number} channel */
function linear(channel) {
  return channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
}
