/** @import { Connect } from './connection.js' */
import { connectBy } from './connection.js';

/** @type {Connect} to a painter that loads all it needs from where this module was loaded */
export const connectPainter = connectBy({
  startWorker: () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }),
  loadHere: () => import('./local.js').then(({ paintHere }) => paintHere),
});
