/**
 * The painter of buildings in a worker that fetches nothing: a message brings the compiled builder.
 * What is asked before that waits.
 */
import { buildHere } from './local.js';

const scope = /** @type {{ postMessage(message: unknown): void, onmessage: ((event: MessageEvent) => void) | null }} */ (
  /** @type {unknown} */ (globalThis)
);
/** @type {import('./types.js').BuildRequest[]} */
const early = [];
scope.onmessage = ({ data }) => {
  if (!('wasm' in data)) {
    early.push(data);
    return;
  }
  const serve = buildHere((reply) => scope.postMessage(reply), { wasm: data.wasm });
  scope.onmessage = (event) => serve(event.data);
  for (const request of early) serve(request);
};
