/**
 * A dictionary in the engine's memory with the timelines of its teardowns.
 *
 * @import { Cost, Dictionary, Engine, Source, Strategy, Timeline } from '../../engine/types.js'
 * @import { Scene } from '../grid/drawer.js'
 * @import { Built } from '../types.js'
 */
import { reachOf } from '../grid/change.js';
import { perStrategy } from '../../strategies.js';

/**
 * @typedef {object} Holding
 * @property {Built} built
 * @property {Dictionary} dictionary
 * @property {(strategy: Strategy) => Timeline} timelineOf those that are shown are there; another one is
 *   made when first asked for, in O(buckets)
 * @property {(strategy: Strategy, step: number) => Scene} sceneAt O(log n); throws LabError
 *   `step-not-an-integer`, `step-out-of-range`
 * @property {() => void} free gives the engine's memory back
 */

/**
 * @param {Engine} engine
 * @param {{ id: number, source: Source, shown: readonly Strategy[] }} what
 * @returns {Holding}
 * @throws LabError when the engine refuses the source; nothing is kept then
 */
export function buildHolding(engine, { id, source, shown }) {
  /** @type {{ free(): void }[]} */
  const owned = [];
  const free = () => owned.splice(0).reverse().forEach((part) => part.free());
  /** @template {{ free(): void }} Part @param {Part} part */
  const own = (part) => {
    owned.push(part);
    return part;
  };
  try {
    const began = performance.now();
    const dictionary = own(engine.dictionary(source));
    const buildMs = performance.now() - began;
    /** @type {Map<Strategy, { timeline: Timeline, reach: (call: number) => number }>} */
    const made = new Map();
    const hold = (/** @type {Strategy} */ strategy) => {
      const known = made.get(strategy);
      if (known !== undefined) return known;
      const timeline = own(dictionary.timeline(strategy));
      const held = { timeline, reach: reachOf(timeline) };
      made.set(strategy, held);
      return held;
    };
    shown.forEach(hold);
    return {
      built: { ...describe(id, dictionary, hold('find-first').timeline), buildMs },
      dictionary,
      timelineOf: (strategy) => hold(strategy).timeline,
      sceneAt(strategy, step) {
        const { timeline, reach } = hold(strategy);
        return { id, dictionary, timeline, reach, frame: timeline.seek(step) };
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
 * @param {Timeline} findFirst
 * @returns {Omit<Built, 'buildMs'>}
 */
function describe(id, dictionary, { calls, callsOnTable, buckets }) {
  const cost = perStrategy((strategy) => dictionary.cost(strategy));
  return {
    id,
    info: { ...dictionary.info },
    cost,
    steps: perStrategy((strategy) => stepsOf(strategy, cost[strategy])),
    calls,
    callsOnTable,
    buckets: { table: buckets.table, shadow: buckets.shadow },
  };
}

/**
 * The steps of a timeline. A batch is a step of its own where no deletion moves it.
 *
 * @param {Strategy} strategy
 * @param {Cost} cost
 */
function stepsOf(strategy, { examined, words, deletions, batches, frees }) {
  return examined + words + deletions + frees + (strategy === 'cursor' ? batches : 0);
}
