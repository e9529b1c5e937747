/**
 * Measuring in a worker of its own: the page stays free, and what it does disturbs the clock least.
 * It imports the engine and the jobs, and nothing of the page.
 */
import { loadCases } from '../engine/cases.js';
import { loadTables } from '../engine/tables.js';
import { loadSampler } from '../engine/sampler.js';
import { createTurnstile } from './turnstile.js';
import { serveMeasuring } from './serve.js';

const scope = /** @type {{ postMessage(message: unknown): void, onmessage: ((event: MessageEvent) => void) | null }} */ (
  /** @type {unknown} */ (globalThis)
);
// One after the other: the sampler and the cases are one module, which is loaded once.
const tools = loadTables().then(async (engine) => ({ engine, sampler: await loadSampler(), cases: await loadCases() }));
const serve = serveMeasuring({
  tools,
  post: (reply) => scope.postMessage(reply),
  letMessagesIn: createTurnstile(),
  now: () => performance.now(),
});
scope.onmessage = ({ data }) => serve(data);
