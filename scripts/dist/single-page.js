import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'vite';

import { places } from '../places.js';

/**
 * The page of index.html with everything in it.
 *
 * @param {string} script what takes the place of its script
 * @returns {Promise<string>}
 */
export async function singlePage(script) {
  const page = await readFile(join(places.root, 'index.html'), 'utf8');
  const icon = await readFile(join(places.root, 'www/style/icon.svg'));
  const style = await styleSheet('www/style/lab.css');
  return [
    { tag: /<link rel="icon"[^>]*>/, by: `<link rel="icon" href="data:image/svg+xml;base64,${icon.toString('base64')}">` },
    { tag: /<link rel="stylesheet"[^>]*>/, by: `<style>${style}</style>` },
    { tag: /<script type="module"[^>]*><\/script>/, by: `<script type="module">${scriptText(script)}</script>` },
  ].reduce((text, { tag, by }) => {
    if (!tag.test(text)) throw new Error(`index.html has nothing like ${tag}`);
    return text.replace(tag, () => by);
  }, page);
}

/** In a page, a script ends at its end tag, also at one in a string. @param {string} script */
function scriptText(script) {
  return script.replace(/<(?=\/script|!--)/gi, '\\x3C');
}

/** @param {string} path */
async function styleSheet(path) {
  const built = await build({
    configFile: false,
    root: places.root,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', rolldownOptions: { input: join(places.root, path) } },
  });
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const sheet = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error(`${path} became no sheet`);
  return String(sheet.source);
}
