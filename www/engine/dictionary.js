/** @import { Bucket, Cost, Dictionary, DictionaryInfo } from './types.js' */
/** @import { DictionaryHandle } from './glue/lab.js' */
import { Held, numberOf } from './boundary.js';
import { makeTimeline } from './timeline.js';

/**
 * A dictionary over its handle in the engine.
 *
 * @param {{ handle: DictionaryHandle, memory: WebAssembly.Memory }} parts
 * @returns {Dictionary}
 */
export function makeDictionary({ handle, memory }) {
  const held = new Held(handle, 'dictionary');
  const info = infoOf(held.use((it) => it.info()));
  return {
    info,
    cost: (strategy) => costOf(held.use((it) => it.cost(strategy))),
    run: (strategy) => costOf(held.use((it) => it.run(strategy))),
    bucket(index, array = 'table') {
      const bits = held.use((it) => it.bucket(numberOf(index, 'bucket-out-of-range', 'bucket'), array));
      const name = held.use((it) => it.nameIn(index, array)) ?? null;
      return { index, name, ...entryOf(bits) };
    },
    timeline(strategy) {
      const buckets = { table: info.buckets, shadow: info.shadowBuckets };
      const timeline = held.use((it) => it.timeline(strategy));
      return makeTimeline({ handle: timeline, memory, strategy, buckets });
    },
    free: () => held.free(),
  };
}

/** @param {Float64Array} numbers in the order of `info` in Rust @returns {DictionaryInfo} */
function infoOf(numbers) {
  const [count, buckets, dirty, upperBound, resizePosition, shadowBuckets, serverBytes] = numbers;
  return {
    count,
    buckets,
    dirty,
    upperBound,
    loadFactor: count / buckets,
    resizePosition,
    shadowBuckets,
    serverBytes,
  };
}

/** @param {Float64Array} numbers @returns {Cost} */
function costOf([examined, deletions, frees]) {
  return { examined, deletions, frees };
}

/** @param {Float64Array} numbers NaN for what an empty bucket has not @returns {Omit<Bucket, 'index' | 'name'>} */
function entryOf([exists, dirty, ...entry]) {
  const [field, hash, start, stride] = entry.map((number) => (Number.isNaN(number) ? null : number));
  return { exists: exists === 1, dirty: dirty === 1, field, hash, start, stride };
}
