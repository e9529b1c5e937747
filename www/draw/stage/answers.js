/**
 * The questions that the page asks about the dictionary that stands.
 *
 * @import { Questions } from '../types.js'
 * @import { Holding } from './holding.js'
 */

/**
 * @template {keyof Questions} Name
 * @typedef {(holding: Holding, ask: Questions[Name]['ask']) => Questions[Name]['answer']} Answer
 */

/** @type {{ readonly [Name in keyof Questions]: Answer<Name> }} */
const ANSWERS = Object.freeze({
  inspect({ dictionary, timelineOf }, { strategy, bucket, array, step }) {
    const timeline = timelineOf(strategy);
    // One number each is taken out of a view over engine memory before the engine is asked again.
    const state = timeline.states(step, array, bucket, 1)[0];
    const heat = timeline.heat(step, array, bucket, 1)[0];
    return { bucket: dictionary.bucket(bucket, array), state, heat };
  },

  seekDeletion({ timelineOf }, { strategy, step, direction }) {
    const timeline = timelineOf(strategy);
    return direction > 0 ? timeline.nextDeletion(step) : timeline.previousDeletion(step);
  },

  callStart({ timelineOf }, { strategy, call }) {
    return timelineOf(strategy).callStart(call);
  },

  seek({ timelineOf }, { strategy, step }) {
    return timelineOf(strategy).seek(step);
  },

  shared({ built, dictionary }) {
    const { names, groups } = dictionary.sharedHashes();
    const largest = groups.slice(0, 3).map((fields) => ({ size: fields.length, fields: fields.slice(0, 3) }));
    return { id: built.id, names, groups: groups.length, largest };
  },
});

/**
 * @template {keyof Questions} Name
 * @param {Holding} holding
 * @param {Name} name
 * @param {Questions[Name]['ask']} ask
 * @returns {Questions[Name]['answer']}
 * @throws LabError when what is asked about does not exist
 */
export function answer(holding, name, ask) {
  return ANSWERS[name](holding, ask);
}
