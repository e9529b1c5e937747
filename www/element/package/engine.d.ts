import type { Engine, ErrorCode } from './engine-types.js';

export type * from './engine-types.js';

/** A refusal: `code` never changes; `message` names the offending value and what would be right. */
export declare class LabError extends Error {
  code: ErrorCode;
}

/**
 * Loads the engine, in browsers, in workers and in Node from version 20.
 *
 * @param options `wasm`: what it is loaded from; the file beside this module, unless said
 * @throws LabError `engine-load-failed`
 */
export declare function loadEngine(options?: { wasm?: URL | string | Response | BufferSource | WebAssembly.Module }): Promise<Engine>;
