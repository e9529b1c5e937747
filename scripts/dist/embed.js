import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { places } from '../places.js';
import { classicScript } from './classic.js';
import { ELEMENT } from './element.js';

/** Writes the page of an iframe, and the script for the page around. Comes after the element, which it loads. */
export async function buildEmbed() {
  await copyFile(join(places.root, 'www/embed/embed.html'), join(places.dist, 'embed.html'));
  await copyFile(join(places.root, 'www/embed/embed.css'), join(ELEMENT, 'embed.css'));
  await writeFile(join(ELEMENT, 'embed.js'), await classicScript('www/embed/embed.js'));
  await writeFile(join(ELEMENT, 'frames.js'), await classicScript('www/embed/frames.js'));
}
