/**
 * The painter of buildings wherever it is started: in a worker, or on a page that cannot paint in one.
 *
 * @import { LoadOptions } from '../../engine/load.js'
 * @import { BuildReply, BuildRequest } from './types.js'
 */
import { loadBuilder } from '../../engine/builder.js';
import { createTurnstile } from '../../measure/turnstile.js';
import { makeCanvas } from '../canvas.js';
import { createBuildPainter } from './painter.js';
import { serveBuilding } from './serve.js';

/**
 * @param {(reply: BuildReply) => void} post
 * @param {LoadOptions} [options] what the builder is loaded from
 * @returns {(request: BuildRequest) => void}
 */
export function buildHere(post, options) {
  const letMessagesIn = createTurnstile();
  const painter = loadBuilder(options).then((builder) => createBuildPainter({ builder, makeCanvas, post, letMessagesIn }));
  return serveBuilding(painter, post);
}
