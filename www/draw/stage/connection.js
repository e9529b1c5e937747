/**
 * The way to a painter: a worker when the browser can paint in one, else the page itself.
 *
 * @import { Connection as WorkerConnection, Listener } from '../../worker-connection.js'
 * @import { Reply, Request } from '../types.js'
 */
import { connectTo } from '../../worker-connection.js';

/**
 * @template [Asked=Request]
 * @typedef {WorkerConnection<Asked> & {takesCanvases: boolean}} Connection `takesCanvases`: whether a canvas must
 *   be handed over as an OffscreenCanvas
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
  return (listener) => (canPaintInWorker() ? { ...connectTo(startWorker(), listener), takesCanvases: true } : connectHere(loadHere(), listener));
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
