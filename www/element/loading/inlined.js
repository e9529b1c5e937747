/** @import { Resources } from './resources.js' */
import { compiling } from './compile.js';
import { once } from './once.js';
import { workersOf } from './workers.js';
import { createTrust } from './trust.js';

/**
 * Resources that are part of the script itself: nothing is fetched.
 *
 * @param {{engine: string, sampler: string, painter: string, measurer: string}} texts `engine` and
 *   `sampler`: in base64; the others: classic scripts
 * @returns {Resources}
 */
export function inlinedResources({ engine, sampler, painter, measurer }) {
  const trust = once(createTrust);
  const painters = once(() => workersOf(painter, trust));
  const measurers = once(() => workersOf(measurer, trust));
  return {
    engine: once(() => compiling(() => WebAssembly.compile(bytesOf(engine)))),
    sampler: once(() => compiling(() => WebAssembly.compile(bytesOf(sampler)))),
    startPainter: () => painters()(),
    startMeasurer: () => measurers()(),
  };
}

/** @param {string} base64 */
export function bytesOf(base64) {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
