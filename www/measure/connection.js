/** @import { Connect as ConnectAny, Connection as AnyConnection, Listener as AnyListener } from '../worker-connection.js' */
/** @import { Reply, Request } from './types.js' */
import { connectTo } from '../worker-connection.js';

/** @typedef {AnyConnection<Request>} Connection */
/** @typedef {AnyListener<Reply>} Listener */
/** The way to a measuring worker. @typedef {ConnectAny<Request, Reply>} Connect */

/**
 * @param {() => Worker} start
 * @returns {Connect}
 */
export function connectBy(start) {
  return (listener) => connectTo(start(), listener);
}
