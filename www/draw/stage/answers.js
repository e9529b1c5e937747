/**
 * The questions that the page asks: about the dictionary that stands, and about others.
 *
 * @import { Engine } from '../../engine/types.js'
 * @import { Questions } from '../types.js'
 * @import { Holding } from './holding.js'
 */
import { portray } from './portray.js';
import { reckon } from './reckon.js';
import { trace } from './trace.js';

/** @typedef {{engine: Engine, standing: () => Holding}} Known `standing` throws LabError while nothing stands */

/**
 * @template {keyof Questions} Name
 * @typedef {(known: Known, ask: Questions[Name]['ask']) => Questions[Name]['answer']} Answer
 */

/** @type {{ readonly [Name in keyof Questions]: Answer<Name> }} */
const ANSWERS = Object.freeze({
  inspect({ standing }, { strategy, bucket, array, step }) {
    const { dictionary, timelineOf } = standing();
    const timeline = timelineOf(strategy);
    // One number each is taken out of a view over engine memory before the engine is asked again.
    const state = timeline.states(step, array, bucket, 1)[0];
    const heat = timeline.heat(step, array, bucket, 1)[0];
    return { bucket: dictionary.bucket(bucket, array), state, heat };
  },

  seekDeletion({ standing }, { strategy, step, direction }) {
    const timeline = standing().timelineOf(strategy);
    return direction > 0 ? timeline.nextDeletion(step) : timeline.previousDeletion(step);
  },

  callStart({ standing }, { strategy, call }) {
    return standing().timelineOf(strategy).callStart(call);
  },

  seek({ standing }, { strategy, step }) {
    return standing().timelineOf(strategy).seek(step);
  },

  shared({ standing }) {
    const { built, dictionary } = standing();
    const { names, groups } = dictionary.sharedHashes();
    const largest = groups.slice(0, 3).map((fields) => ({ size: fields.length, fields: fields.slice(0, 3) }));
    return { id: built.id, names, groups: groups.length, largest };
  },

  reckon: ({ engine }, counts) => reckon(engine, counts),

  portray: ({ engine }, source) => portray(engine, source),

  trace: ({ engine }, ask) => trace(engine, ask),
});

/**
 * @template {keyof Questions} Name
 * @param {Known} known
 * @param {Name} name
 * @param {Questions[Name]['ask']} ask
 * @returns {Questions[Name]['answer']}
 * @throws LabError when what is asked about does not exist
 */
export function answer(known, name, ask) {
  return ANSWERS[name](known, ask);
}
