/**
 * Measuring in a worker that fetches nothing: a message brings the compiled modules, which all labs
 * of a page share. What is asked before that waits.
 */
import { loadCases } from '../engine/cases.js';
import { engineOf } from '../engine/engine.js';
import { instantiate } from '../engine/given.js';
import { loadSampler } from '../engine/sampler.js';
import { serveMeasuring } from './serve.js';
import { createTurnstile } from './turnstile.js';

const scope = /** @type {{ postMessage(message: unknown): void, onmessage: ((event: MessageEvent) => void) | null }} */ (
  /** @type {unknown} */ (globalThis)
);
/** @type {import('./types.js').Request[]} */
const early = [];

scope.onmessage = ({ data }) => {
  if ('wasm' in data) begin(data);
  else early.push(data);
};

/** @typedef {{wasm: WebAssembly.Module, sampler: WebAssembly.Module}} Modules the engine's and the sampler's */

/** @param {Modules} modules */
function begin(modules) {
  const serve = serveMeasuring({
    tools: loadTools(modules),
    post: (reply) => scope.postMessage(reply),
    letMessagesIn: createTurnstile(),
    now: () => performance.now(),
  });
  scope.onmessage = ({ data }) => serve(data);
  for (const request of early) serve(request);
}

/** @param {Modules} modules */
async function loadTools({ wasm, sampler }) {
  const engine = engineOf(await instantiate(wasm));
  // One after the other: the sampler and the cases are one module, which is loaded once.
  return { engine, sampler: await loadSampler({ wasm: sampler }), cases: await loadCases({ wasm: sampler }) };
}
