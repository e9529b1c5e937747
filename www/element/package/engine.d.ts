import type { ErrorCode, LoadedEngine } from './engine-types.js';

export type * from './engine-types.js';

/** A refusal: `code` never changes; `message` names the offending value and what would be right. */
export declare class LabError extends Error {
  code: ErrorCode;
}

/** What a compiled module is loaded from. */
export type WasmSource = URL | string | Response | BufferSource | WebAssembly.Module;

/**
 * Loads the engine, in browsers, in workers and in Node from version 20.
 *
 * @param options `wasm`: what it is loaded from; `sampler`: what that is loaded from that measures, once a profile is
 *   asked for; both are the files beside this module, unless said
 * @throws LabError `engine-load-failed`
 */
export declare function loadEngine(options?: { wasm?: WasmSource; sampler?: WasmSource }): Promise<LoadedEngine>;
