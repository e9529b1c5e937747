/** @import { Connect } from './connection.js' */
import { connectBy } from './connection.js';

/** @type {Connect} to a worker that loads all it needs from where this module was loaded */
export const connectWorker = connectBy(() => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }));
