import * as glue from './glue/lab.js';
import { LabError } from './lab-error.js';

/**
 * What the compiled engine can be loaded from: nothing (the file beside this module), an address, a
 * response, bytes, or a compiled module, which several labs can share.
 *
 * @typedef {{ wasm?: URL | string | Response | BufferSource | WebAssembly.Module }} LoadOptions
 */

/** The generated functions and the memory that their answers lie in. @typedef {{ glue: typeof glue, memory: WebAssembly.Memory }} Loaded */

/**
 * Loads the compiled engine, in a browser, a worker or Node.
 *
 * @param {LoadOptions} [options]
 * @returns {Promise<Loaded>}
 * @throws {LabError} `engine-load-failed`
 */
export async function loadGlue(options = {}) {
  try {
    const source = await sourceOf(options.wasm ?? new URL('./glue/lab_bg.wasm', import.meta.url));
    const exports = await glue.default({ module_or_path: source });
    return { glue, memory: exports.memory };
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw new LabError(
      'engine-load-failed',
      `The engine could not be loaded: ${reason}. It needs WebAssembly, and its .wasm file beside its script.`,
      { cause: thrown },
    );
  }
}

/** @param {NonNullable<LoadOptions['wasm']>} wasm */
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
