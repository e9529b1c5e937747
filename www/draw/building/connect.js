/** @import { ConnectBuilder } from './client.js' */
/** @import { BuildReply, BuildRequest } from './types.js' */
import { connectBy } from '../stage/connection.js';

/** @type {ConnectBuilder} to a painter that loads all it needs from where this module was loaded */
export const connectBuilder = connectBy(/** @type {import('../stage/connection.js').Painters<BuildRequest, BuildReply>} */ ({
  startWorker: () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }),
  loadHere: () => import('./local.js').then(({ buildHere }) => buildHere),
}));
