/**
 * The colours that the drawing needs, by name. The page owns their values (its tokens, light and
 * dark) and hands them over as CSS text.
 *
 * States differ in lightness as well as in hue: in the light theme, from dark to light, live,
 * tombstone, dirty, gone, freed, empty. Heat runs from `heatFrom` (examined once) to `heatTo`
 * (examined by every call), the accent of the strategy that causes it; `scan` tints what the call
 * under way has examined, and stays near it in lightness, for at speed the tint's edge flickers.
 *
 * @import { Colours, Rgb, RgbColours } from './types.js'
 */
import { perStrategy } from '../strategies.js';

/** The names of the flat colours, with what each is for. */
export const COLOUR_ROLES = Object.freeze({
  ground: 'behind the grid and the staircase',
  empty: 'a bucket that never held an entry',
  live: 'a bucket that holds an entry',
  gone: 'the outline of a bucket whose entry was deleted',
  dirty: 'the notch of an entry that an insertion has passed over',
  tombstone: 'the notch of a deleted bucket that is still dirty',
  freed: 'what is left of an array that was freed',
  cursor: 'the ring about the bucket examined last',
  scan: 'the tint of what the call under way has examined',
  heatFrom: 'examined once',
  heatTo: 'examined by every call',
  text: 'captions, labels and axes',
});

/** @typedef {keyof typeof COLOUR_ROLES} ColourName */

export const COLOUR_NAMES = /** @type {readonly ColourName[]} */ (Object.freeze(Object.keys(COLOUR_ROLES)));

/**
 * Gathers a theme by name: `read('heat-from')`, `read('strategy-bulk')`. Names are hyphenated as
 * custom properties are, so that a page reads them from its tokens with one prefix.
 *
 * @param {(name: string) => string} read gives the CSS colour of a name
 * @returns {Colours}
 * @throws {RangeError} when a colour is missing: names it
 */
export function coloursFrom(read) {
  /** @param {string} name */
  const must = (name) => {
    const value = read(name).trim();
    if (value === '') throw new RangeError(`the drawing needs the colour ${name}, which is empty`);
    return value;
  };
  const flat = COLOUR_NAMES.map((name) => [name, must(hyphenated(name))]);
  return {
    .../** @type {Record<ColourName, string>} */ (Object.fromEntries(flat)),
    strategy: perStrategy((strategy) => must(`strategy-${strategy}`)),
  };
}

/**
 * Turns CSS text into numbers.
 *
 * @param {Colours} colours
 * @param {(css: string) => Rgb} toRgb
 * @returns {RgbColours}
 */
export function rgbColours(colours, toRgb) {
  const flat = COLOUR_NAMES.map((name) => [name, toRgb(colours[name])]);
  return {
    .../** @type {Record<ColourName, Rgb>} */ (Object.fromEntries(flat)),
    strategy: perStrategy((strategy) => toRgb(colours.strategy[strategy])),
  };
}

/**
 * A reader of CSS colours that lets a canvas do the parsing, so that every notation the browser
 * knows will do. It paints one pixel a colour on `context`: give it a canvas of its own.
 *
 * @param {OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D} context
 * @returns {(css: string) => Rgb}
 */
export function canvasColourReader(context) {
  return (css) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    return [red ?? 0, green ?? 0, blue ?? 0];
  };
}

/** @param {string} name */
const hyphenated = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
