import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { places } from '../places.js';
import { classicScript } from './classic.js';
import { ELEMENT } from './element.js';
import { singlePage } from './single-page.js';

/**
 * Writes what fetches nothing: the element as one classic script, and the page as one file that opens by a double
 * click. Comes after the element, whose workers it takes in.
 */
export async function buildStandalone() {
  const inlined = {
    engine: (await readFile(join(places.glue, 'lab_bg.wasm'))).toString('base64'),
    sampler: (await readFile(join(places.measureGlue, 'lab_bg.wasm'))).toString('base64'),
    painter: await readFile(join(ELEMENT, 'parts', 'painter-worker.js'), 'utf8'),
    measurer: await readFile(join(ELEMENT, 'parts', 'measurer-worker.js'), 'utf8'),
  };
  const define = { INLINED: JSON.stringify(inlined) };
  await writeFile(join(ELEMENT, 'standalone.js'), await classicScript('www/element/standalone.js', { define }));
  const builder = {
    wasm: (await readFile(join(places.buildGlue, 'lab_bg.wasm'))).toString('base64'),
    worker: await classicScript('www/draw/building/builder-worker.js'),
  };
  // The element does without what builds.
  const ofPage = { ...define, INLINED_BUILDER: JSON.stringify(builder) };
  const page = await singlePage(await classicScript('www/single-file.js', { define: ofPage }));
  await writeFile(join(places.dist, 'teardown-lab.html'), page);
}
