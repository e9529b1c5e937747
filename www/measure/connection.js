/** @import { Reply, Request } from './types.js' */

/**
 * The way to a measuring worker.
 *
 * @typedef {object} Connection
 * @property {(request: Request) => void} post
 * @property {() => void} end at once, whatever it is doing; nothing comes back afterwards
 */

/** @typedef {{onReply: (reply: Reply) => void, onBroken: (reason: string) => void}} Listener */
/** @typedef {(listener: Listener) => Connection} Connect */

/**
 * @param {() => Worker} start
 * @returns {Connect}
 */
export function connectBy(start) {
  return (listener) => connect(start(), listener);
}

/**
 * @param {Worker} worker
 * @param {Listener} listener
 * @returns {Connection}
 */
function connect(worker, { onReply, onBroken }) {
  worker.onmessage = ({ data }) => onReply(data);
  worker.onmessageerror = () => onBroken('a message could not be read');
  worker.onerror = (event) => onBroken(event.message ?? 'it did not start');
  return {
    post: (request) => worker.postMessage(request),
    end() {
      worker.onmessage = null;
      worker.onmessageerror = null;
      worker.onerror = null;
      worker.terminate();
    },
  };
}
