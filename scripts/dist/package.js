import { copyFile, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { places } from '../places.js';
import { ELEMENT } from './element.js';

/** Puts beside the element's modules what editors and type checkers read of them. Comes after the element. */
export async function describeElement() {
  const folder = join(places.root, 'www/element/package');
  for (const name of await readdir(folder)) await copyFile(join(folder, name), join(ELEMENT, name));
  await copyFile(join(places.root, 'www/engine/types.d.ts'), join(ELEMENT, 'engine-types.d.ts'));
  for (const [from, to] of [['build-types', 'builder-types'], ['cases-types', 'cases-types']]) {
    const types = await readFile(join(places.root, `www/engine/${from}.d.ts`), 'utf8');
    await writeFile(join(ELEMENT, `${to}.d.ts`), types.replace("'./types.js'", "'./engine-types.js'"));
  }
}
