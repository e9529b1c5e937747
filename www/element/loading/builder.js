/** @import { ConnectBuilder } from '../../draw/building/client.js' */
/** @import { BuildReply, BuildRequest } from '../../draw/building/types.js' */
import { connectBy } from '../../draw/stage/connection.js';
import { compiling } from './compile.js';
import { bytesOf } from './inlined.js';
import { once } from './once.js';
import { createTrust } from './trust.js';
import { workersOf } from './workers.js';

/**
 * The way to what builds, where it is part of the script itself: nothing is fetched.
 *
 * @param {{wasm: string, worker: string}} texts the module in base64, and a classic script
 * @returns {ConnectBuilder}
 */
export function connectBuilderOf({ wasm, worker }) {
  const compiled = once(() => compiling(() => WebAssembly.compile(bytesOf(wasm))));
  const workers = once(() => workersOf(worker, once(createTrust)));
  return connectBy(/** @type {import('../../draw/stage/connection.js').Painters<BuildRequest, BuildReply>} */ ({
    startWorker() {
      const started = workers()();
      compiled().then(
        (module) => started.postMessage({ wasm: module }),
        // To whoever listens to the worker, one that gets no module has not started.
        (error) => started.dispatchEvent(new ErrorEvent('error', { message: error.message })),
      );
      return started;
    },
    loadHere: async () => {
      const [{ buildHere }, module] = await Promise.all([import('../../draw/building/local.js'), compiled()]);
      return (onReply) => buildHere(onReply, { wasm: module });
    },
  }));
}
