import { loadFailure } from '../../engine/load-failure.js';
import { LabError } from '../../engine/lab-error.js';
import { author as words } from '../../words/en/element.js';

/**
 * Fetches and compiles the engine.
 *
 * @param {URL | string} address
 * @returns {Promise<WebAssembly.Module>}
 * @throws {LabError} `engine-load-failed`
 */
export async function compileFrom(address) {
  return compiling(async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);
    // Browsers refuse to compile what streams in as another type.
    const streams = response.headers.get('Content-Type') === 'application/wasm';
    return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
  });
}

/**
 * @param {() => Promise<WebAssembly.Module>} compile
 * @returns {Promise<WebAssembly.Module>}
 * @throws {LabError} `engine-load-failed`; says so when it is the page's policy that forbids it
 */
export async function compiling(compile) {
  try {
    return await compile();
  } catch (thrown) {
    if (isForbidden(thrown)) throw new LabError('engine-load-failed', words.policy, { cause: thrown });
    throw loadFailure(thrown);
  }
}

/** @param {unknown} thrown */
function isForbidden(thrown) {
  return typeof WebAssembly !== 'undefined' && thrown instanceof WebAssembly.CompileError
    && /content.security.policy|unsafe-eval/i.test(thrown.message);
}
