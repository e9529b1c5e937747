/** @import { ImportReply, ImportRequest } from './types.js' */

/**
 * The way to a worker that reads formats.
 *
 * @typedef {object} Connection
 * @property {(request: ImportRequest) => void} post
 * @property {() => void} end at once, whatever it is doing; nothing comes back afterwards
 */

/** @typedef {{onReply: (reply: ImportReply) => void, onBroken: (reason: string) => void}} Listener */
/** @typedef {(listener: Listener) => Connection} Connect */

/** @type {Connect} */
export function connectWorker({ onReply, onBroken }) {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
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
