/** @import { Building } from './build-types.js' */
/** @import { BuildingHandle } from './glue/build/lab.js' */
import { Held, numberOf } from './boundary.js';
import { BUILD_FRAME_NUMBERS, buildFrameOf } from './build-frame.js';

/**
 * A building over its handle in the engine. Typed arrays are laid over its answers anew at each
 * call, since the memory moves when it grows.
 *
 * @param {{ handle: BuildingHandle, memory: WebAssembly.Memory }} parts
 * @returns {Building}
 */
export function makeBuilding({ handle, memory }) {
  const held = new Held(handle, 'building');
  const count = held.use((it) => it.count());
  let entries = 0;
  const progress = () => held.use((it) => ({
    entries, steps: it.steps(), compares: it.compares(), done: entries === count,
  }));
  return {
    count,
    progress,
    advance(probes) {
      entries = held.use((it) => it.advance(probes));
      return progress();
    },
    seek(step) {
      const address = held.use((it) => it.seek(stepOf(step)));
      return buildFrameOf(new Float64Array(memory.buffer, address, BUILD_FRAME_NUMBERS));
    },
    nextInsertion: (step) => held.use((it) => it.nextInsertion(stepOf(step))),
    previousInsertion: (step) => held.use((it) => it.previousInsertion(stepOf(step))),
    chains: (step) => held.use((it) => it.chains(stepOf(step))),
    bucket(step, array, index) {
      const bucket = numberOf(index, 'bucket-out-of-range', 'bucket');
      const field = held.use((it) => it.field(stepOf(step), array, bucket)) ?? null;
      return { index, field, name: field === null ? null : nameOf(field) };
    },
    name: nameOf,
    states(step, array, first, length) {
      const address = held.use((it) => it.states(stepOf(step), array, first, length));
      return new Uint8Array(memory.buffer, address, length);
    },
    paint(step, array, first, length, palette) {
      const address = held.use((it) => it.paint(stepOf(step), array, first, length, palette));
      return new Uint8ClampedArray(memory.buffer, address, 4 * length);
    },
    bytes: () => held.use((it) => it.bytes()),
    free: () => held.free(),
  };

  /** @param {number} field */
  function nameOf(field) {
    return held.use((it) => it.name(field)) ?? null;
  }
}

/** @param {unknown} step */
const stepOf = (step) => numberOf(step, 'step-not-an-integer', 'step');
