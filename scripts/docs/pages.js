import { snippets } from '../../www/state/share/snippets.js';
import { shareWords } from '../../www/words/en-share.js';
import { BASE, HOST } from './sites.js';

/** @import { Site } from './sites.js' */

/** What the two pages of each site show, as the address bar of the lab says it; nothing of it ends while a test runs. */
const SHOWN = [
  { file: 'first.md', title: 'First', element: '?fields=2156&speed=100', iframe: '?fields=300&speed=100', other: 'second.md' },
  { file: 'second.md', title: 'Second', element: '?fields=4306&speed=100', iframe: '?fields=2155&speed=100', other: 'first.md' },
];

/** The share sheet of the lab that stands in the site. */
const places = (() => {
  const lab = new URL(`http://${HOST}${BASE}lab/`);
  const at = (/** @type {string} */ path) => new URL(path, lab).href;
  return { page: lab.href, embed: at('embed.html'), define: at('element/define.js'), frames: at('element/frames.js') };
})();

/** @param {string} search */
const shared = (search) => snippets({ places, search, view: 'grid', plays: true, title: shareWords.title });

/**
 * The pages of a site, in Markdown: the lines that the share sheet gives for its generator, and those of the iframe,
 * with nothing but words around them.
 *
 * @param {Pick<Site, 'target' | 'hasConfiguration'>} site
 * @returns {{configuration: string, pages: {file: string, content: string}[]}}
 */
export function pagesOf({ target, hasConfiguration }) {
  const parts = (/** @type {string} */ search) => {
    const lines = shared(search)[target];
    const [configuration = '', inPage = ''] = hasConfiguration ? lines.split('\n\n') : ['', lines];
    return { configuration, inPage };
  };
  const iframe = (/** @type {string} */ search) => {
    const lines = shared(search).iframe;
    return hasConfiguration ? lines.slice(0, lines.indexOf('\n')) : lines;
  };
  return {
    configuration: parts('').configuration,
    pages: SHOWN.map(({ file, title, ...shown }) => ({
      file,
      content: [
        `# ${title}`, 'The element:', parts(shown.element).inPage, 'The iframe:', iframe(shown.iframe), `[The other page](./${shown.other})`,
      ].join('\n\n').concat('\n'),
    })),
  };
}
