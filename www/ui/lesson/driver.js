/** @import { Source } from '../../engine/types.js' */
/** @import { Facts, Mark, Step } from '../../state/lesson/types.js' */
/** @import { Context } from '../types.js' */
import { actions } from '../../state/actions.js';
import { fits, isTold, ownSource, stepOfMark } from '../../state/lesson/fit.js';
import { railOf } from '../../state/select.js';
import { isAbort, refusalOf } from '../effects/refusal-of.js';
import { gather } from './facts.js';
import { stand } from './stand.js';

/**
 * A step with all that is known for it, and the dictionary that it is told over; `lines`: what draws
 * the chart in which a line is asked for, where one is.
 *
 * @typedef {typeof import('./question/line/index.js')} Lines
 * @typedef {{step: Step, facts: Facts, source: Source, lines: Lines | null}} Told
 */

/**
 * Sets the lab as the steps have it, and keeps what they tell in step with what the lab shows. The
 * latest wish wins.
 *
 * @param {Pick<Context, 'store' | 'stage'>} context
 * @param {object} on
 * @param {(told: Told) => void} on.told a step is known, or is told over another dictionary
 * @param {(told: Told) => void} on.set the lab is as the step has it
 * @param {() => void} on.settled nothing is under way any more
 * @param {(message: string) => void} on.failure
 */
export function createDriver({ store, stage }, on) {
  let latest = {};
  let busy = false;
  /** @type {Told | null} */
  let told = null;

  /**
   * @param {(isLatest: () => boolean) => Promise<void>} work
   * @returns {Promise<void>}
   */
  const take = async (work) => {
    const mine = {};
    latest = mine;
    busy = true;
    try {
      await work(() => mine === latest);
    } catch (error) {
      if (mine === latest && !isAbort(error)) on.failure(refusalOf(error).message);
    } finally {
      if (mine === latest) {
        busy = false;
        on.settled();
      }
    }
  };
  /** @param {Step} step @param {Source} source @param {() => boolean} isLatest @returns {Promise<Told | null>} null: overtaken */
  const tell = async (step, source, isLatest) => {
    const [facts, lines] = await Promise.all([
      gather(stage, step, source), step.question?.kind === 'line' ? import('./question/line/index.js') : null,
    ]);
    if (!isLatest()) return null;
    const known = { step, facts, source, lines };
    told = known;
    on.told(known);
    return known;
  };
  /** @param {Facts['here']} portrait @param {Mark} mark @param {number | null} speed */
  const place = (portrait, mark, speed) => {
    const { dispatch } = store;
    const rail = railOf(store.get());
    if (!rail) return;
    const plays = speed !== null && !store.get().screen.reducedMotion;
    // Where motion is to be reduced, what would be played is shown as it ends.
    const shown = speed === null || plays ? mark : 'emptied';
    dispatch(actions.moveTo(rail.positionOf('find-first', stepOfMark(shown, portrait))));
    if (!plays) return;
    dispatch(actions.setSpeed(speed));
    dispatch(actions.play(1));
  };

  return {
    /**
     * Comes to a step.
     *
     * @param {Step} step
     * @param {Source | null} chosen the dictionary to tell it over, where the reader has chosen one
     */
    come: (step, chosen) => take(async (isLatest) => {
      told = null;
      store.dispatch(actions.pause());
      const stood = await stand(store, chosen ?? ownSource(step));
      if (!isLatest()) return;
      if (!stood && chosen) await stand(store, ownSource(step));
      const now = store.get().standing;
      const suits = now !== null && fits(step, now);
      const known = await tell(step, suits ? now.source : ownSource(step), isLatest);
      if (!known) return;
      if (suits) place(known.facts.here, step.at, null);
      on.set(known);
    }),

    /** Tells a step whose lab is set already. @param {Step} step @param {Source | null} chosen */
    resume: (step, chosen) => take(async (isLatest) => void (await tell(step, chosen ?? ownSource(step), isLatest))),

    /** Shows what was asked about. */
    reveal: () => take(async (isLatest) => {
      if (!told?.step.reveal) return;
      const { facts, source } = told;
      const { shows, at, speed } = told.step.reveal;
      const portrait = facts[shows];
      if (!portrait) return;
      const shown = 'names' in source || shows === 'here' ? source : { ...source, count: portrait.info.count };
      if (!(await stand(store, shown)) || !isLatest()) return;
      place(portrait, at, speed);
      on.set(told);
    }),

    /** Follows the dictionary that stands: another one may be told of as well. @param {Step} step */
    follow(step) {
      const { standing, pending } = store.get();
      if (busy || pending || !standing || !told || isTold(told.facts, told.source, standing.source)) return;
      const source = fits(step, standing) ? standing.source : ownSource(step);
      if (isTold(told.facts, told.source, source)) return;
      void take(async (isLatest) => void (await tell(step, source, isLatest)));
    },

    /** Gives up what is under way. */
    stop() {
      latest = {};
      busy = false;
    },
  };
}
