/** @import { Refusal } from '../../state/types.js' */
import { isAbort, refusalOf } from '../effects/refusal-of.js';

/**
 * Has the newest wish answered, one at a time. A wish about the same subject waits for the one under
 * way, so that a slider that is dragged shows something all along; one about another subject takes its
 * place at once.
 *
 * @template {{subject: unknown}} Wish
 * @template Answer
 * @param {object} parts
 * @param {(wish: Wish, signal: AbortSignal) => Promise<Answer>} parts.ask
 * @param {(wish: Wish, answer: Answer) => void} parts.onAnswer
 * @param {(refusal: Refusal) => void} parts.onRefusal
 * @param {(isBusy: boolean) => void} [parts.onBusy] told when it begins to be asked, and when nothing is any more
 */
export function createAsker({ ask, onAnswer, onRefusal, onBusy = () => {} }) {
  /** @type {{wish: Wish, end: AbortController} | null} */
  let job = null;
  /** @type {Wish | null} */
  let waiting = null;

  const rest = () => {
    job = null;
    onBusy(false);
  };
  const begin = async (/** @type {Wish} */ wish) => {
    const mine = { wish, end: new AbortController() };
    if (!job) onBusy(true);
    job = mine;
    waiting = null;
    try {
      const answer = await ask(wish, mine.end.signal);
      if (job === mine) onAnswer(wish, answer);
    } catch (error) {
      if (!isAbort(error) && job === mine) onRefusal(refusalOf(error));
    } finally {
      if (job === mine) {
        if (waiting) void begin(waiting);
        else rest();
      }
    }
  };
  return {
    /** @param {Wish} wish */
    want(wish) {
      if (job?.wish.subject === wish.subject) {
        waiting = wish;
        return;
      }
      job?.end.abort();
      void begin(wish);
    },
    end() {
      const last = job;
      waiting = null;
      if (!last) return;
      rest();
      last.end.abort();
    },
  };
}
