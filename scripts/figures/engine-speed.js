import { median } from './median.js';
import { startNativeTiming } from './native-timing.js';
import { samplePairs } from './pairs.js';

/** A size whose loop takes some 40 ms and whose table is far larger than the first-level cache. */
const NAMES = 8603;

/** Iterations are so many that a sample lasts about 100 ms. */
const LOOP = { count: NAMES, iterations: 3, pairs: 31, warmUps: 6 };
const BUILD = { count: NAMES, iterations: 300, pairs: 31, warmUps: 6 };

const INTERLEAVED = `N = ${NAMES}, native and wasm (in Node) in turn, median of ${LOOP.pairs}`;

/** @type {import('./measure-figures.js').FigureGroup} */
export const engineSpeed = {
  what: 'the engine, natively and in WebAssembly',
  figures: [
    { name: 'loop_ns_per_bucket_native', unit: 'ns', how: `find-first loop ÷ buckets examined; ${INTERLEAVED}` },
    { name: 'loop_ns_per_bucket_wasm', unit: 'ns', how: 'the same, the WebAssembly samples' },
    { name: 'loop_wasm_over_native', unit: '×', how: 'the same, median of the ratios of the pairs' },
    { name: 'build_wasm_over_native', unit: '×', how: `building the dictionary; ${INTERLEAVED} ratios` },
  ],
  async measure() {
    const { loadTiming } = await import('../../www/engine/timing.js');
    const wasm = await loadTiming();
    const native = await startNativeTiming();
    try {
      const loop = await samplePairs(LOOP, native.loop, (count, iterations) =>
        wasm.teardown({ count, iterations, strategy: 'find-first' }),
      );
      const build = await samplePairs(BUILD, native.build, (count, iterations) => wasm.build({ count, iterations }));
      return {
        loop_ns_per_bucket_native: median(loop.map(({ a }) => a.ns / a.work)),
        loop_ns_per_bucket_wasm: median(loop.map(({ b }) => b.ns / b.work)),
        loop_wasm_over_native: median(loop.map(({ a, b }) => b.ns / a.ns)),
        build_wasm_over_native: median(build.map(({ a, b }) => b.ns / a.ns)),
      };
    } finally {
      await native.close();
    }
  },
};
