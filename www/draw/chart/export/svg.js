/** @import { SceneNode } from '../types.js' */

/**
 * A scene as a file of its own. What refers to the page is looked up: colours by their tokens' names.
 *
 * @param {object} picture
 * @param {readonly SceneNode[]} picture.nodes
 * @param {number} picture.width pixels
 * @param {number} picture.height
 * @param {string} picture.title for those who cannot see it
 * @param {(token: string) => string} picture.colourOf the colour that a token such as --ink stands for
 * @returns {string}
 */
export function svgFile({ nodes, width, height, title, colourOf }) {
  const ground = { key: 'ground', tag: /** @type {const} */ ('rect'), attributes: { width, height, fill: 'var(--paper)' } };
  const root = {
    xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}`, role: 'img',
    'aria-label': title, 'font-family': 'system-ui, sans-serif', 'font-variant-numeric': 'tabular-nums',
  };
  const body = [ground, ...nodes].map(textOf).join('');
  const file = `<svg${attributesOf(root)}><title>${escape(title)}</title>${body}</svg>\n`;
  return file.replace(/var\((--[\w-]+)\)/g, (_, token) => colourOf(token));
}

/** What only makes sense where somebody can point at it. */
const onlyOnThePage = new Set(['class', 'tabindex', 'role']);

/** @param {SceneNode} node @returns {string} */
function textOf({ tag, attributes = {}, text = '', children = [] }) {
  const kept = Object.fromEntries(Object.entries(attributes).filter(([name]) => !onlyOnThePage.has(name)));
  const inside = escape(text) + children.map(textOf).join('');
  return inside === '' ? `<${tag}${attributesOf(kept)}/>` : `<${tag}${attributesOf(kept)}>${inside}</${tag}>`;
}

/** @param {Record<string, string | number | null>} attributes */
function attributesOf(attributes) {
  return Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
    .join('');
}

/** @param {string} text */
function escape(text) {
  // What XML cannot hold at all is left out: a name may have been pasted from anywhere.
  return text
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
    .replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
