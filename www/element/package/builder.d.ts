import type { Builder } from './builder-types.js';

export type * from './builder-types.js';

/**
 * Loads what shows a dictionary being built, in browsers, in workers and in Node from version 20.
 *
 * @param options `wasm`: what it is loaded from; the file beside this module, unless said
 * @throws LabError `engine-load-failed`
 */
export declare function loadBuilder(options?: { wasm?: URL | string | Response | BufferSource | WebAssembly.Module }): Promise<Builder>;
