/**
 * Makes a sheet of the page fit a figure inside somebody else's: lengths follow the text around it
 * instead of the root's, breakpoints the figure's width instead of the window's, and the colours and
 * fonts that are the host's to choose can be set from outside. Text in, text out, minified or not.
 */

/** The custom properties that a host may set, each by the token that it stands for. */
export const hostProperties = Object.freeze(/** @type {const} */ ([
  'paper', 'surface', 'raised', 'line', 'line-strong', 'ink', 'ink-quiet', 'find-first', 'bulk', 'radius', 'sans', 'mono',
]));

/** What the name of each begins with: `--teardown-lab-paper`. */
export const prefix = '--teardown-lab-';

const breakpoint = /@media\s*\(\s*(?:max-width\s*:|width\s*<=)\s*([\d.]+)rem\s*\)/g;
/** The head of an at-rule, which takes no `calc`, and the text up to the next one. */
const heads = /(@[\w-]+[^{;]*)?([^@]*)/g;
const length = /(?<![\w.-])(\d*\.?\d+)rem\b/g;
const token = new RegExp(`(?<![\\w-])--(${hostProperties.join('|')})\\s*:\\s*([^;}]+?)\\s*(?=[;}])`, 'g');

/** @param {string} css @returns {string} */
export function adaptCss(css) {
  return css
    .replace(breakpoint, '@container lab (max-width: $1em)')
    .replace(heads, (_, head = '', rest = '') => head + rest.replace(length, 'calc($1 * var(--text-unit, 1rem))'))
    .replace(token, (_, name, value) => `--${name}: var(${prefix}${name}, ${value})`);
}
