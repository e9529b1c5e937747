/**
 * Measuring in a worker that fetches nothing: its first message brings the compiled engine, which
 * all labs of a page share.
 */
import { engineOf } from '../engine/engine.js';
import { instantiate } from '../engine/instantiate.js';
import { loadSampler } from '../engine/sampler.js';
import { serveMeasuring } from './serve.js';
import { createTurnstile } from './turnstile.js';

const scope = /** @type {{ postMessage(message: unknown): void, onmessage: ((event: MessageEvent) => void) | null }} */ (
  /** @type {unknown} */ (globalThis)
);
scope.onmessage = ({ data: { wasm } }) => {
  const tools = instantiate(wasm).then(async (loaded) => ({
    engine: engineOf(loaded), sampler: await loadSampler({ wasm }),
  }));
  const serve = serveMeasuring({
    tools,
    post: (reply) => scope.postMessage(reply),
    letMessagesIn: createTurnstile(),
    now: () => performance.now(),
  });
  scope.onmessage = ({ data }) => serve(data);
};
