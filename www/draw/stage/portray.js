/**
 * What a lesson tells of a dictionary that need not be shown.
 *
 * @import { Dictionary, Engine, Source, Timeline } from '../../engine/types.js'
 * @import { Portrait } from '../types.js'
 */
import { isDirty } from '../bucket-state.js';
import { perStrategy } from '../../strategies.js';

/** As many rows as a small picture of the staircase shows. */
const rows = 64;

/**
 * @param {Engine} engine
 * @param {Source} source
 * @returns {Portrait} O(names + buckets)
 * @throws LabError when the engine refuses the source
 */
export function portray(engine, source) {
  const dictionary = engine.dictionary(source);
  try {
    const timeline = dictionary.timeline('find-first');
    try {
      return describe(dictionary, timeline);
    } finally {
      timeline.free();
    }
  } finally {
    dictionary.free();
  }
}

/** @param {Dictionary} dictionary @param {Timeline} timeline @returns {Portrait} */
function describe(dictionary, timeline) {
  const { buckets, calls } = timeline;
  const states = timeline.states(0, 'table', 0, buckets.table);
  const dirtyBits = states.reduce((sum, state) => sum + (isDirty(state) ? 1 : 0), 0);
  return {
    info: { ...dictionary.info },
    cost: perStrategy((strategy) => dictionary.cost(strategy)),
    steps: timeline.steps,
    emptied: timeline.previousDeletion(timeline.steps),
    callsOnTable: timeline.callsOnTable,
    calls: firstCalls(timeline, Math.min(2, calls)),
    quarters: [...timeline.staircase(Math.min(4, calls))],
    looks: [...timeline.staircase(Math.min(rows, calls))],
    dirtyBits,
    displaced: findDisplaced(dictionary, buckets.table),
  };
}

/** @param {Timeline} timeline @param {number} count @returns {Portrait['calls']} */
function firstCalls(timeline, count) {
  let step = 0;
  return Array.from({ length: count }, () => {
    step = timeline.nextDeletion(step);
    return { bucket: timeline.seek(step).cursor, deleted: step };
  });
}

/** @param {Dictionary} dictionary @param {number} buckets @returns {Portrait['displaced']} */
function findDisplaced(dictionary, buckets) {
  for (let index = 0; index < buckets; index += 1) {
    const { exists, name, start } = dictionary.bucket(index);
    if (exists && name !== null && start !== null && start !== index) return { name, start, bucket: index };
  }
  return null;
}
