import { join } from 'node:path';

import { build } from 'vite';

import { places } from '../places.js';

/** Where the element's files go, below dist/. */
export const ELEMENT = join(places.dist, 'element');

/** What can be imported, by the name of its file. */
const ENTRIES = {
  'teardown-lab': 'www/element/teardown-lab.js',
  define: 'www/element/define.js',
  engine: 'www/engine/index.js',
  builder: 'www/engine/builder.js',
  cases: 'www/engine/cases.js',
};

/**
 * Builds the element as plain modules, which need no bundler and can lie anywhere. Their names do not change from
 * version to version: pages and packages link them.
 */
export async function buildElement() {
  await build({
    configFile: false,
    root: places.root,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [nothingAhead],
    build: {
      outDir: ELEMENT,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, join(places.root, path)])),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'parts/[name].js',
          assetFileNames,
        },
      },
    },
    // A classic script starts everywhere: also from a page of another origin, and from a file.
    worker: { format: 'iife', rolldownOptions: { output: { entryFileNames: 'parts/[name].js', assetFileNames } } },
  });
}

/**
 * Vite wraps each `import()` in a helper that loads style sheets ahead. The element's styles are in its modules: here
 * the helper only imports, and a kilobyte stays away from whoever embeds it.
 *
 * @type {import('vite').Plugin}
 */
const nothingAhead = {
  name: 'nothing-ahead',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

/** @param {{ originalFileNames: string[] }} asset */
function assetFileNames({ originalFileNames }) {
  const [path = ''] = originalFileNames;
  if (path.includes('/glue/measure/')) return 'teardown-lab-measuring.wasm';
  if (path.includes('/glue/build/')) return 'teardown-lab-building.wasm';
  return path.includes('/glue/page/') ? 'teardown-lab.wasm' : 'parts/[name][extname]';
}
