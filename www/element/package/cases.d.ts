import type { Cases } from './cases-types.js';

export type * from './cases-types.js';

/**
 * Loads what tells which operations tear a dictionary down, and what happens where entries own memory; in browsers, in
 * workers and in Node from version 20.
 *
 * @param options `wasm`: what it is loaded from; the file beside this module that also measures, unless said
 * @throws LabError `engine-load-failed`
 */
export declare function loadCases(options?: { wasm?: URL | string | Response | BufferSource | WebAssembly.Module }): Promise<Cases>;
