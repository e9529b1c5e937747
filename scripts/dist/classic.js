import { join } from 'node:path';

import { build } from 'vite';

import { places } from '../places.js';

/**
 * Bundles a module and all that it loads into one classic script.
 *
 * @param {string} path of the module, from the root of the checkout
 * @param {{ define?: Record<string, string> }} [options] constants to put in, as JavaScript
 * @returns {Promise<string>}
 */
export async function classicScript(path, { define = {} } = {}) {
  const built = await build({
    configFile: false,
    root: places.root,
    base: './',
    publicDir: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: join(places.root, path),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : [])).filter((one) => one.type === 'chunk');
  const [chunk] = chunks;
  if (chunk === undefined || chunks.length > 1) throw new Error(`${path} became ${chunks.length} scripts: one was expected`);
  return chunk.code;
}
