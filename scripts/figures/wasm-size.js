import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { places } from '../places.js';

/** @type {import('./measure-figures.js').FigureGroup} */
export const wasmSize = {
  what: 'the size of the engine',
  figures: [{ name: 'wasm_gz_kb', unit: 'KB', how: 'gzip -9 of the shipped module; a KB is 1000 bytes' }],
  async measure() {
    const module = await readFile(join(places.glue, 'lab_bg.wasm'));
    return { wasm_gz_kb: gzipSync(module, { level: 9 }).length / 1000 };
  },
};
