/**
 * The way to a painter: a worker when the browser can paint in one, else the page itself.
 *
 * @import { Reply, Request } from '../types.js'
 */

/**
 * @template [Asked=Request]
 * @typedef {object} Connection
 * @property {(request: Asked, transfer?: Transferable[]) => void} post
 * @property {boolean} takesCanvases whether a canvas must be handed over as an OffscreenCanvas
 * @property {() => void} end nothing comes back afterwards
 */

/**
 * @template [Said=Reply]
 * @typedef {{ onReply(reply: Said): void, onBroken(reason: string): void }} Listener
 */

/**
 * @template [Asked=Request]
 * @template [Said=Reply]
 * @typedef {(listener: Listener<Said>) => Connection<Asked>} Connect
 */

/**
 * @template [Asked=Request]
 * @template [Said=Reply]
 * @typedef {object} Painters how painters are started
 * @property {() => Worker} startWorker
 * @property {() => Promise<(onReply: (reply: Said) => void) => (request: Asked) => void>} loadHere
 *   brings what paints on the page itself
 */

/**
 * @template Asked
 * @template Said
 * @param {Painters<Asked, Said>} painters
 * @returns {Connect<Asked, Said>}
 */
export function connectBy({ startWorker, loadHere }) {
  return (listener) => (canPaintInWorker() ? connectWorker(startWorker(), listener) : connectHere(loadHere(), listener));
}

/** Whether a worker can draw on a canvas of the page. */
function canPaintInWorker() {
  return typeof Worker !== 'undefined'
    && typeof OffscreenCanvas !== 'undefined'
    && typeof HTMLCanvasElement.prototype.transferControlToOffscreen === 'function'
    && new OffscreenCanvas(1, 1).getContext('2d') !== null;
}

/**
 * @template Asked
 * @template Said
 * @param {Worker} worker
 * @param {Listener<Said>} listener
 * @returns {Connection<Asked>}
 */
function connectWorker(worker, { onReply, onBroken }) {
  worker.onmessage = ({ data }) => onReply(data);
  worker.onmessageerror = () => onBroken('a message could not be read');
  worker.onerror = (event) => onBroken(event.message ?? 'the worker did not start');
  return {
    takesCanvases: true,
    post: (request, transfer = []) => worker.postMessage(request, transfer),
    end() {
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
    },
  };
}

/**
 * @template Asked
 * @template Said
 * @param {ReturnType<Painters<Asked, Said>['loadHere']>} coming
 * @param {Listener<Said>} listener
 * @returns {Connection<Asked>}
 */
function connectHere(coming, { onReply, onBroken }) {
  let ended = false;
  const here = coming.then((paintHere) => paintHere((reply) => {
    if (!ended) onReply(reply);
  }));
  here.catch((error) => onBroken(String(error)));
  return {
    takesCanvases: false,
    post(request) {
      here.then((paint) => paint(request), () => { /* told by onBroken already */ });
    },
    end() {
      ended = true;
    },
  };
}
