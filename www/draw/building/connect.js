/** @import { ConnectBuilder } from './client.js' */
import { connectBy } from '../stage/connection.js';

/** @type {ConnectBuilder} to a painter that loads all it needs from where this module was loaded */
export const connectBuilder = connectBy({
  startWorker: () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }),
  loadHere: () => import('./local.js').then(({ buildHere }) => buildHere),
});
