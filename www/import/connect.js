/** @import { Connect as ConnectAny, Listener as AnyListener } from '../worker-connection.js' */
/** @import { ImportReply, ImportRequest } from './types.js' */
import { connectTo } from '../worker-connection.js';

/** @typedef {AnyListener<ImportReply>} Listener */
/** The way to a worker that reads formats. @typedef {ConnectAny<ImportRequest, ImportReply>} Connect */

/** @type {Connect} */
export const connectWorker = (listener) => connectTo(new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }), listener);
