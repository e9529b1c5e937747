/**
 * Reading formats in a worker of its own: a long text leaves the page free, and can be given up. It
 * imports the importer and nothing of the page.
 */
import { serveImports } from './serve.js';

const scope = /** @type {{ postMessage(message: unknown): void, onmessage: ((event: MessageEvent) => void) | null }} */ (
  /** @type {unknown} */ (globalThis)
);
const serve = serveImports((reply) => scope.postMessage(reply));
scope.onmessage = ({ data }) => void serve(data);
