/** @import { ArrayName, Strategy, Timeline } from './types.js' */
/** @import { TimelineHandle } from './glue/page/lab.js' */
import { Held, numberOf } from './boundary.js';
import { FRAME_NUMBERS, frameOf } from './frame.js';

/**
 * Lays the engine's answers, which are addresses in its memory, under typed arrays. The arrays are
 * made anew at each call, since the memory moves when it grows.
 *
 * @param {{ handle: TimelineHandle, memory: WebAssembly.Memory, strategy: Strategy,
 *           buckets: { table: number, shadow: number } }} parts
 * @returns {Timeline}
 */
export function makeTimeline({ handle, memory, strategy, buckets }) {
  const held = new Held(handle, 'timeline');
  const { steps, calls, callsOnTable, bytes } = held.use((it) => ({
    steps: it.steps(),
    calls: it.calls(),
    callsOnTable: it.callsOnTable(),
    bytes: it.bytes(),
  }));
  return {
    strategy,
    steps,
    calls,
    callsOnTable,
    bytes,
    buckets,
    seek(step) {
      const address = held.use((it) => it.seek(stepOf(step)));
      return frameOf(new Float64Array(memory.buffer, address, FRAME_NUMBERS));
    },
    nextDeletion: (step) => held.use((it) => it.nextDeletion(stepOf(step))),
    previousDeletion: (step) => held.use((it) => it.previousDeletion(stepOf(step))),
    callStart: (call) => held.use((it) => it.callStart(numberOf(call, 'call-out-of-range', 'call'))),
    staircase(rows) {
      const address = held.use((it) => it.staircase(rows));
      return new Float64Array(memory.buffer, address, rows);
    },
    states(step, array, first, count) {
      const address = held.use((it) => it.states(stepOf(step), array, first, count));
      return new Uint8Array(memory.buffer, address, count);
    },
    heat(step, array, first, count) {
      const address = held.use((it) => it.heat(stepOf(step), array, first, count));
      return new Uint32Array(memory.buffer, address, count);
    },
    paint(step, array, first, count, palette) {
      const address = held.use((it) => it.paint(stepOf(step), array, first, count, palette));
      return new Uint8ClampedArray(memory.buffer, address, 4 * count);
    },
    free: () => held.free(),
  };
}

/** @param {unknown} step */
const stepOf = (step) => numberOf(step, 'step-not-an-integer', 'step');
