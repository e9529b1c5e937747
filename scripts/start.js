import { join } from 'node:path';

import { endWithParent } from './end-with-parent.js';
import { enter } from './enter.js';
import { places } from './places.js';
import { handOver } from './run.js';
import { setUp } from './setup/set-up.js';

// npm start [-- options of Vite]: the page, served from its sources and reloaded as they change.
await enter(async (args) => {
  endWithParent();
  await setUp();
  return handOver(process.execPath, [join(places.nodeModules, 'vite', 'bin', 'vite.js'), ...args]);
});
