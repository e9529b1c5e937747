import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { places } from '../places.js';

/** @type {import('./measure-figures.js').FigureGroup} */
export const wasmSize = {
  what: 'the size of the engine',
  figures: [
    { name: 'wasm_gz_kb', unit: 'KB', how: 'gzip -9 of the module that the page loads first; a KB is 1000 bytes' },
    { name: 'wasm_measure_gz_kb', unit: 'KB', how: 'the same of the one that the measuring worker loads' },
    { name: 'wasm_build_gz_kb', unit: 'KB', how: 'the same of the one that shows a dictionary being built' },
  ],
  async measure() {
    return {
      wasm_gz_kb: await gzippedSize(places.glue),
      wasm_measure_gz_kb: await gzippedSize(places.measureGlue),
      wasm_build_gz_kb: await gzippedSize(places.buildGlue),
    };
  },
};

/** @param {string} glue */
async function gzippedSize(glue) {
  const module = await readFile(join(glue, 'lab_bg.wasm'));
  return gzipSync(module, { level: 9 }).length / 1000;
}
