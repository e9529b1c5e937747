/** @import { Connect as MeasureConnect } from '../../measure/connection.js' */
/** @import { Connect as StageConnect } from '../../draw/stage/connection.js' */
/** @import { Resources } from './resources.js' */
import { connectBy as stageBy } from '../../draw/stage/connection.js';
import { connectBy as measureBy } from '../../measure/connection.js';

/**
 * The ways to a painter and to a measuring worker of an engine that is compiled already.
 *
 * @param {Resources} resources
 * @param {WebAssembly.Module} wasm
 * @returns {{stage: StageConnect, measure: MeasureConnect}}
 */
export function connectionsTo({ sampler, startPainter, startMeasurer }, wasm) {
  return {
    stage: stageBy({
      startWorker() {
        const worker = startPainter();
        worker.postMessage({ wasm });
        return worker;
      },
      loadHere: () => import('../../draw/stage/local.js').then(
        ({ paintHere }) => (onReply) => paintHere(onReply, { wasm })),
    }),
    measure: measureBy(() => {
      const worker = startMeasurer();
      sampler().then(
        (module) => worker.postMessage({ wasm, sampler: module }),
        // To whoever listens to the worker, one that gets no module has not started.
        (error) => worker.dispatchEvent(new ErrorEvent('error', { message: error.message })),
      );
      return worker;
    }),
  };
}
