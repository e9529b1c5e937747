import base from '../../style/base.css?inline';
import controls from '../../style/controls.css?inline';
import tokens from '../../style/tokens.css?inline';
import transport from '../../style/transport.css?inline';
import own from './element.css?inline';
import { adaptCss } from './adapt-css.js';

/** What every view is dressed in, before its own. */
const before = [tokens, base, controls, transport];

/** @typedef {(view: readonly string[]) => CSSStyleSheet[]} Wardrobe hands out the sheets of a view */

/**
 * Makes each sheet when it is first asked for: all elements of a page adopt the same ones.
 *
 * @returns {Wardrobe}
 */
export function createWardrobe() {
  /** @type {Map<string, CSSStyleSheet>} */
  const made = new Map();
  const sheetOf = (/** @type {string} */ text) => {
    const known = made.get(text);
    if (known) return known;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(adaptCss(text));
    made.set(text, sheet);
    return sheet;
  };
  return (view) => [...before, ...view, own].map(sheetOf);
}
