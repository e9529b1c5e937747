/**
 * A dictionary in the engine's memory with the timelines of both its teardowns.
 *
 * @import { Dictionary, Engine, Source, Strategy, Timeline } from '../../engine/types.js'
 * @import { Scene } from '../grid/drawer.js'
 * @import { Built } from '../types.js'
 */
import { reachOf } from '../grid/change.js';
import { perStrategy } from '../../strategies.js';

/**
 * @typedef {object} Holding
 * @property {Built} built
 * @property {Dictionary} dictionary
 * @property {Record<Strategy, Timeline>} timelines
 * @property {(strategy: Strategy, step: number) => Scene} sceneAt O(log n); throws LabError
 *   `step-not-an-integer`, `step-out-of-range`
 * @property {() => void} free gives the engine's memory back
 */

/**
 * @param {Engine} engine
 * @param {{ id: number, source: Source }} what
 * @returns {Holding}
 * @throws LabError when the engine refuses the source; nothing is kept then
 */
export function buildHolding(engine, { id, source }) {
  /** @type {{ free(): void }[]} */
  const owned = [];
  const free = () => owned.splice(0).reverse().forEach((part) => part.free());
  /** @template {{ free(): void }} Part @param {Part} part */
  const own = (part) => {
    owned.push(part);
    return part;
  };
  try {
    const dictionary = own(engine.dictionary(source));
    const timelines = perStrategy((strategy) => own(dictionary.timeline(strategy)));
    const reach = perStrategy((strategy) => reachOf(timelines[strategy]));
    return {
      built: describe(id, dictionary, timelines),
      dictionary,
      timelines,
      sceneAt(strategy, step) {
        const timeline = timelines[strategy];
        return { id, dictionary, timeline, reach: reach[strategy], frame: timeline.seek(step) };
      },
      free,
    };
  } catch (error) {
    free();
    throw error;
  }
}

/**
 * @param {number} id
 * @param {Dictionary} dictionary
 * @param {Record<Strategy, Timeline>} timelines
 * @returns {Built}
 */
function describe(id, dictionary, timelines) {
  const { calls, callsOnTable, buckets } = timelines['find-first'];
  return {
    id,
    info: { ...dictionary.info },
    cost: perStrategy((strategy) => dictionary.cost(strategy)),
    steps: perStrategy((strategy) => timelines[strategy].steps),
    calls,
    callsOnTable,
    buckets: { table: buckets.table, shadow: buckets.shadow },
  };
}
