/**
 * The painter on the page itself, for browsers that cannot paint in a worker: same object, same
 * messages, only that nobody carries them.
 *
 * @import { Reply, Request } from '../types.js'
 */
import { loadTables } from '../../engine/tables.js';
import { makeCanvas } from '../canvas.js';
import { createPainter } from './painter.js';
import { servePainter } from './serve.js';

/**
 * @param {(reply: Reply) => void} onReply
 * @param {import('../../engine/load.js').LoadOptions} [options] what the engine is loaded from
 * @returns {(request: Request) => void}
 */
export function paintHere(onReply, options) {
  const painter = loadTables(options).then((engine) => createPainter({ engine, makeCanvas, now: () => performance.now() }));
  return servePainter(painter, onReply);
}
