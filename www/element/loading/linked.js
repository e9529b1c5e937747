/** @import { Resources } from './resources.js' */
import painterAddress from '../../draw/stage/painter-worker.js?worker&url';
import { engineAddress, measuringAddress } from '../../engine/address.js';
import measurerAddress from '../../measure/measurer-worker.js?worker&url';
import { compileFrom } from './compile.js';
import { once } from './once.js';
import { workersAt } from './workers.js';
import { createTrust } from './trust.js';

/**
 * Resources that lie beside the modules, as files.
 *
 * @returns {Resources}
 */
export function linkedResources() {
  const trust = once(createTrust);
  const painters = once(() => workersAt(absolute(painterAddress), trust));
  const measurers = once(() => workersAt(absolute(measurerAddress), trust));
  return {
    engine: once(() => compileFrom(engineAddress())),
    sampler: once(() => compileFrom(measuringAddress())),
    startPainter: () => painters()(),
    startMeasurer: () => measurers()(),
  };
}

/** @param {string} address */
function absolute(address) {
  return new URL(address, import.meta.url).href;
}
