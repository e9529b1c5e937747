import { join } from 'node:path';

import { places } from './places.js';
import { capture } from './run.js';

/**
 * Writes dist/ anew.
 *
 * @param {import('./say.js').Say} say
 */
export async function buildDist(say) {
  const vite = join(places.nodeModules, 'vite', 'bin', 'vite.js');
  const report = await say.step('Building the page into dist/', () => capture(process.execPath, [vite, 'build']));
  say.line(report.trim());
}
