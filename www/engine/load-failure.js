import { LabError } from './lab-error.js';

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
