/** @import { Dictionary } from './types.js' */
/** @import { DictionaryHandle } from './glue/page/lab.js' */
import { Held, numberOf } from './boundary.js';
import { sharedHashesOf } from './shared-hashes.js';
import { makeTimeline } from './timeline.js';

/**
 * A dictionary over its handle in the engine.
 *
 * @param {{ handle: DictionaryHandle, memory: WebAssembly.Memory }} parts
 * @returns {Dictionary}
 */
export function makeDictionary({ handle, memory }) {
  const held = new Held(handle, 'dictionary');
  const info = held.use((it) => it.info());
  return {
    info,
    cost: (strategy) => held.use((it) => it.cost(strategy)),
    run: (strategy) => held.use((it) => it.run(strategy)),
    bucket: (index, array = 'table') =>
      held.use((it) => it.bucket(numberOf(index, 'bucket-out-of-range', 'bucket'), array)),
    timeline(strategy) {
      const buckets = { table: info.buckets, shadow: info.shadowBuckets };
      const timeline = held.use((it) => it.timeline(strategy));
      return makeTimeline({ handle: timeline, memory, strategy, buckets });
    },
    sharedHashes: () => sharedHashesOf(held.use((it) => it.hashLeaders())),
    free: () => held.free(),
  };
}
