/**
 * The lines that bring a view of the lab into a page: pure text. What a reader has typed is escaped
 * for where it goes.
 *
 * @typedef {object} Places where the lab's files are, as absolute addresses
 * @property {string} page of the full page, without a query
 * @property {string} embed
 * @property {string} define the script that registers the element
 * @property {string} frames the script that makes iframes as high as their content
 *
 * @typedef {object} Sharing
 * @property {Places} places
 * @property {string} search what the address bar says: empty, or beginning with a question mark
 * @property {string} view
 * @property {boolean} plays whether it is to play by itself
 * @property {string} title what a screen reader calls the iframe
 *
 * @typedef {typeof targets[number]} Target
 */

/** Whatever there are lines for, in the order in which they are offered. */
export const targets = Object.freeze(/** @type {const} */ ([
  'permalink', 'iframe', 'element', 'html', 'mdbook', 'sphinx', 'mkdocs', 'vitepress', 'docusaurus',
]));

/** How high an iframe is before it has said how high it wants to be, in CSS pixels. */
const frameHeight = Object.freeze(/** @type {Record<string, number>} */ ({ lab: 1200, grid: 760, staircase: 820, chart: 900, profile: 1150, lesson: 1100 }));

/**
 * @param {Sharing} sharing
 * @returns {Record<Target, string>}
 */
export function snippets(sharing) {
  const { places, search, view } = sharing;
  const element = elementLine(sharing);
  const script = `<script type="module" src="${escaped(places.define)}"></script>`;
  const iframe = iframeLine(sharing);
  return {
    permalink: places.page + search,
    iframe,
    element: `${script}\n${element}`,
    html: `<!doctype html>\n<meta charset="utf-8">\n<title>${escaped(sharing.title)}</title>\n${script}\n${element}`,
    mdbook: `${script}\n${element}`,
    sphinx: `\`\`\`{raw} html\n${script}\n${element}\n\`\`\``,
    mkdocs: `${script}\n${element}`,
    vitepress: [
      '// .vitepress/config.js',
      'export default {',
      `  head: [['script', { src: '${quoted(places.frames)}', defer: '' }]],`,
      "  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'teardown-lab' } } },",
      '}',
      '',
      `<!-- ${view === 'lab' ? 'the' : `the ${view}’s`} page, in Markdown -->`,
      `<component is="script" type="module" src="${escaped(places.define)}" />`,
      element,
    ].join('\n'),
    docusaurus: [
      '// docusaurus.config.js',
      `scripts: [{ src: '${quoted(places.define)}', type: 'module' }, { src: '${quoted(places.frames)}', defer: true }],`,
      '',
      '{/* the page, in Markdown */}',
      element,
    ].join('\n'),
  };
}

/** @param {Sharing} sharing */
function attributesOf({ search, view, plays }) {
  return [['view', view], ...new URLSearchParams(search), ...(plays ? [['autoplay', '']] : [])];
}

/** @param {Sharing} sharing */
function elementLine(sharing) {
  const attributes = attributesOf(sharing).map(([name, value]) => (value === '' ? name : `${name}="${escaped(String(value))}"`));
  return `<teardown-lab ${attributes.join(' ')}></teardown-lab>`;
}

/**
 * No border by an old attribute: a `style` of text breaks MDX, and is against the policy of a careful page.
 *
 * @param {Sharing} sharing
 */
function iframeLine(sharing) {
  const { places, view, title } = sharing;
  const query = new URLSearchParams(/** @type {[string, string][]} */ (attributesOf(sharing)));
  const frame = `<iframe src="${escaped(`${places.embed}?${query}`)}" title="${escaped(title)}" loading="lazy" `
    + `width="100%" height="${frameHeight[view]}" frameborder="0"></iframe>`;
  return `${frame}\n<script src="${escaped(places.frames)}" defer></script>`;
}

/** Text within single quotes of JavaScript. @param {string} text */
function quoted(text) {
  return text.replace(/['\\]/g, '\\$&');
}

/** Text as an attribute's value; a line break stays one, on one line. @param {string} text */
function escaped(text) {
  return text
    .replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
    .replace(/\{/g, '&#123;').replace(/\}/g, '&#125;').replace(/\r?\n/g, '&#10;');
}
