/** @import { LabError } from './lab-error.js' */
import { loadFailure } from './load-failure.js';

/**
 * What a compiled module can be loaded from: nothing (the file beside its glue), an address, a response, bytes, or a
 * compiled module, which several labs can share.
 *
 * @typedef {{ wasm?: URL | string | Response | BufferSource | WebAssembly.Module }} LoadOptions
 */

/**
 * Loads a compiled module by its glue, in a browser, a worker or Node.
 *
 * @template {{ default(options: { module_or_path: any }): Promise<{ memory: WebAssembly.Memory }> }} Glue
 * @param {Glue} glue
 * @param {NonNullable<LoadOptions['wasm']>} wasm
 * @returns {Promise<{ glue: Glue, memory: WebAssembly.Memory }>} the generated functions and the memory that their
 *   answers lie in
 * @throws {LabError} `engine-load-failed`
 */
export async function load(glue, wasm) {
  try {
    const { memory } = await glue.default({ module_or_path: await sourceOf(wasm) });
    return { glue, memory };
  } catch (thrown) {
    throw loadFailure(thrown);
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
