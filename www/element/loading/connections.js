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
export function connectionsTo({ startPainter, startMeasurer }, wasm) {
  /** @param {() => Worker} start */
  const given = (start) => () => {
    const worker = start();
    worker.postMessage({ wasm });
    return worker;
  };
  return {
    stage: stageBy({
      startWorker: given(startPainter),
      loadHere: () => import('../../draw/stage/local.js').then(
        ({ paintHere }) => (onReply) => paintHere(onReply, { wasm })),
    }),
    measure: measureBy(given(startMeasurer)),
  };
}
