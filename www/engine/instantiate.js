import * as glue from './glue/lab.js';
import { LabError } from './lab-error.js';

/**
 * What the compiled engine can be made of: an address, a response, bytes, or a compiled module,
 * which several labs can share.
 *
 * @typedef {URL | string | Response | BufferSource | WebAssembly.Module} EngineSource
 */

/** The generated functions and the memory that their answers lie in. @typedef {{ glue: typeof glue, memory: WebAssembly.Memory }} Loaded */

/**
 * Makes the engine of what it is given, in a browser, a worker or Node.
 *
 * @param {EngineSource} wasm
 * @returns {Promise<Loaded>}
 * @throws {LabError} `engine-load-failed`
 */
export async function instantiate(wasm) {
  try {
    const exports = await glue.default({ module_or_path: await sourceOf(wasm) });
    return { glue, memory: exports.memory };
  } catch (thrown) {
    throw loadFailure(thrown);
  }
}

/**
 * @param {unknown} thrown
 * @returns {LabError} `engine-load-failed`
 */
export function loadFailure(thrown) {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return new LabError(
    'engine-load-failed',
    `The engine could not be loaded: ${reason}. It needs WebAssembly, and its .wasm file beside its script.`,
    { cause: thrown },
  );
}

/** @param {EngineSource} wasm */
async function sourceOf(wasm) {
  const isFile = wasm instanceof URL && wasm.protocol === 'file:';
  if (!isFile) {
    return wasm;
  }
  // Node's fetch does not read files. The name is computed so that no bundler follows it.
  const fileSystem = 'node:fs/promises';
  const { readFile } = await import(/* @vite-ignore */ fileSystem);
  return readFile(wasm);
}
