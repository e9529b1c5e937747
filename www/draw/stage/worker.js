/**
 * The painter in a worker of its own, so that the page stays free. It imports the engine and the
 * drawing, and nothing of the page.
 */
import { loadTables } from '../../engine/tables.js';
import { makeCanvas } from '../canvas.js';
import { createPainter } from './painter.js';
import { servePainter } from './serve.js';

const scope = /** @type {{ postMessage(message: unknown): void, onmessage: ((event: MessageEvent) => void) | null }} */ (
  /** @type {unknown} */ (globalThis)
);
const painter = loadTables().then((engine) => createPainter({ engine, makeCanvas, now: () => performance.now() }));
const serve = servePainter(painter, (reply) => scope.postMessage(reply));
scope.onmessage = ({ data }) => serve(data);
