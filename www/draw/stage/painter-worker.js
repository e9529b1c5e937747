/**
 * The painter in a worker that fetches nothing: its first message brings the compiled engine, which
 * all labs of a page share. So it also runs where it could load no file: from a page of its own, or
 * from another origin's.
 */
import { engineOf } from '../../engine/engine.js';
import { instantiate } from '../../engine/given.js';
import { makeCanvas } from '../canvas.js';
import { createPainter } from './painter.js';
import { servePainter } from './serve.js';

const scope = /** @type {{ postMessage(message: unknown): void, onmessage: ((event: MessageEvent) => void) | null }} */ (
  /** @type {unknown} */ (globalThis)
);
scope.onmessage = ({ data: { wasm } }) => {
  const painter = instantiate(wasm).then((loaded) => createPainter({
    engine: engineOf(loaded), makeCanvas, now: () => performance.now(),
  }));
  const serve = servePainter(painter, (reply) => scope.postMessage(reply));
  scope.onmessage = ({ data }) => serve(data);
};
