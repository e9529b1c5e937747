import { join } from 'node:path';

import { places } from './places.js';
import { capture } from './run.js';

/**
 * Writes dist/ anew: the page, the element with all that is made of it, the single file.
 *
 * @param {import('./say.js').Say} say
 */
export async function buildDist(say) {
  const vite = join(places.nodeModules, 'vite', 'bin', 'vite.js');
  const report = await say.step('Building the page into dist/', () => capture(process.execPath, [vite, 'build']));
  say.line(report.trim());
  await say.step('Building the element, the iframe and the single file', buildShared);
}

/** Set-up comes before there is a bundler to import. */
async function buildShared() {
  const [{ buildElement }, { buildEmbed }, { describeElement }, { buildStandalone }] = await Promise.all([
    import('./dist/element.js'), import('./dist/embed.js'), import('./dist/package.js'), import('./dist/standalone.js'),
  ]);
  await buildElement();
  await describeElement();
  await buildEmbed();
  await buildStandalone();
}
