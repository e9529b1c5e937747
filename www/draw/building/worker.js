/**
 * The painter of buildings in a worker of its own, so that the page stays free. It imports the engine
 * and the drawing, and nothing of the page.
 */
import { buildHere } from './local.js';

const scope = /** @type {{ postMessage(message: unknown): void, onmessage: ((event: MessageEvent) => void) | null }} */ (
  /** @type {unknown} */ (globalThis)
);
const serve = buildHere((reply) => scope.postMessage(reply));
scope.onmessage = ({ data }) => serve(data);
