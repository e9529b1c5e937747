/**
 * Measuring in a worker that fetches nothing: a message brings the compiled module, which all labs of
 * a page share. What is asked before that waits.
 */
import { engineOf } from '../engine/engine.js';
import { loadMeasureGlue } from '../engine/measure-glue.js';
import { loadSampler } from '../engine/sampler.js';
import { serveMeasuring } from './serve.js';
import { createTurnstile } from './turnstile.js';

const scope = /** @type {{ postMessage(message: unknown): void, onmessage: ((event: MessageEvent) => void) | null }} */ (
  /** @type {unknown} */ (globalThis)
);
/** @type {import('./types.js').Request[]} */
const early = [];

scope.onmessage = ({ data }) => {
  if ('wasm' in data) begin(data.wasm);
  else early.push(data);
};

/** @param {WebAssembly.Module} wasm */
function begin(wasm) {
  const serve = serveMeasuring({
    tools: loadTools(wasm),
    post: (reply) => scope.postMessage(reply),
    letMessagesIn: createTurnstile(),
    now: () => performance.now(),
  });
  scope.onmessage = ({ data }) => serve(data);
  for (const request of early) serve(request);
}

/** @param {WebAssembly.Module} wasm the one that measures is all of the other too */
async function loadTools(wasm) {
  const loaded = await loadMeasureGlue({ wasm });
  return { engine: engineOf(loaded), sampler: await loadSampler({ wasm }) };
}
