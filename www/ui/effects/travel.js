/** @import { Strategy } from '../../engine/types.js' */
/** @import { Store } from '../../state/types.js' */
/** @import { Stage } from '../../draw/stage/client.js' */
/** @import { ViewWords } from '../../words/en-view.js' */
import { actions } from '../../state/actions.js';
import { parseNumber } from '../../state/parse.js';
import { railOf, stepsOf } from '../../state/select.js';
import { isAbort, refusalOf } from './refusal-of.js';

/**
 * Ways of the playhead that the painter has to be asked about. A later way overtakes an earlier
 * one that has not been answered yet, and a way through a dictionary that no longer stands is lost.
 *
 * @typedef {object} Travel
 * @property {() => void} toStart
 * @property {() => void} toEnd
 * @property {(direction: 1 | -1) => Promise<void>} toDeletion the next or the one before
 * @property {(strategy: Strategy, call: number) => Promise<void>} toCall where the call begins
 * @property {(text: string) => Promise<void>} toStep a step of the leader, as typed
 */

/**
 * @param {{store: Store, stage: Stage, words: () => ViewWords}} parts `words`: those of the language that is spoken
 * @returns {Travel}
 */
export function createTravel({ store, stage, words }) {
  let latest = 0;
  /** deletions asked for one after the other, each from where the one before led to */
  let deletions = Promise.resolve();
  /** @returns {(go: () => void) => void} does `go` if nothing has overtaken it */
  const depart = () => {
    latest += 1;
    const own = latest;
    const { standing } = store.get();
    return (go) => {
      if (own === latest && store.get().standing === standing) go();
    };
  };
  const moveTo = (/** @type {number} */ position) => {
    latest += 1;
    store.dispatch(actions.moveTo(position));
  };
  /** @param {Strategy} strategy @param {Promise<number>} answer */
  const toStepOf = async (strategy, answer) => {
    const arrive = depart();
    try {
      const step = await answer;
      arrive(() => moveToStep(strategy, step));
    } catch (error) {
      if (!isAbort(error)) store.dispatch(actions.failed(refusalOf(error)));
    }
  };
  const moveToStep = (/** @type {Strategy} */ strategy, /** @type {number} */ step) => {
    const rail = railOf(store.get());
    if (rail) store.dispatch(actions.moveTo(rail.positionOf(strategy, step)));
  };
  const toNextDeletion = async (/** @type {1 | -1} */ direction) => {
    const state = store.get();
    const strategy = railOf(state)?.leader;
    const step = strategy && stepsOf(state)?.[strategy];
    if (strategy === undefined || step === undefined) return;
    await toStepOf(strategy, stage.seekDeletion({ strategy, step, direction }));
  };
  return {
    toStart: () => moveTo(0),
    toEnd: () => moveTo(railOf(store.get())?.length ?? 0),
    toDeletion(direction) {
      deletions = deletions.then(() => toNextDeletion(direction));
      return deletions;
    },
    async toCall(strategy, call) {
      if (store.get().standing) await toStepOf(strategy, stage.callStart({ strategy, call }));
    },
    async toStep(text) {
      const { standing } = store.get();
      const strategy = railOf(store.get())?.leader;
      if (!standing || !strategy) return;
      const arrive = depart();
      const step = parseNumber(text);
      if (typeof step === 'string') {
        const { language, transport } = words();
        const message = transport.noStep(text, standing.built.steps[strategy]);
        store.dispatch(actions.refuse('step', { code: 'step-not-an-integer', message, typed: text, language }));
        return;
      }
      try {
        await stage.seek({ strategy, step });
        arrive(() => {
          store.dispatch(actions.accept('step'));
          moveToStep(strategy, step);
        });
      } catch (error) {
        if (isAbort(error)) return;
        const refusal = { ...refusalOf(error), typed: text };
        arrive(() => store.dispatch(actions.refuse('step', refusal)));
      }
    },
  };
}
