/**
 * The way to a worker: messages there, replies back, and an end.
 *
 * @template Asked
 * @typedef {object} Connection
 * @property {(request: Asked, transfer?: Transferable[]) => void} post
 * @property {() => void} end at once, whatever it is doing; nothing comes back afterwards
 */

/**
 * @template Said
 * @typedef {{onReply: (reply: Said) => void, onBroken: (reason: string) => void}} Listener
 */

/**
 * @template Asked
 * @template Said
 * @typedef {(listener: Listener<Said>) => Connection<Asked>} Connect
 */

/**
 * @template Asked
 * @template Said
 * @param {Worker} worker
 * @param {Listener<Said>} listener
 * @returns {Connection<Asked>}
 */
export function connectTo(worker, { onReply, onBroken }) {
  worker.onmessage = ({ data }) => onReply(data);
  worker.onmessageerror = () => onBroken('a message could not be read');
  worker.onerror = (event) => onBroken(event.message ?? 'the worker did not start');
  return {
    post: (request, transfer = []) => worker.postMessage(request, transfer),
    end() {
      worker.onmessage = null;
      worker.onmessageerror = null;
      worker.onerror = null;
      worker.terminate();
    },
  };
}
