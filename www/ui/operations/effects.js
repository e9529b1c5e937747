/** @import { OperationsRequest } from '../../engine/cases-types.js' */
/** @import { Measurer } from '../../measure/client.js' */
/** @import { OperationsStore } from '../../state/operations/types.js' */
/** @import { Source, Store } from '../../state/types.js' */
import { operationsActions } from '../../state/operations/actions.js';
import { toilOfOperations } from '../../state/operations/select.js';
import { createAsker } from '../cases/asker.js';
import { isAbort, refusalOf } from '../effects/refusal-of.js';

/** As far as the server's curves go. */
const reach = Object.freeze({ from: 1, to: 20_000 });

/**
 * Has counted what each operation tears down, of the page's dictionary and with the place that was
 * asked for; and, once, the exact curve that the server's is held against.
 *
 * @param {{lab: Store, store: OperationsStore, measurer: Pick<Measurer, 'operations' | 'exact'>}} parts
 * @returns {() => void} ends it
 */
export function followTolls({ lab, store, measurer }) {
  /** @typedef {{subject: Source, count: number, place: number | string | null}} Wish */
  const asker = createAsker({
    ask: (/** @type {Wish} */ wish, signal) => measurer.operations(requestOf(wish), { signal }),
    onAnswer: ({ subject, count }, tolls) => store.dispatch(operationsActions.counted({ source: subject, count, tolls })),
    onRefusal: (refusal) => store.dispatch(operationsActions.refuse(refusal)),
    onBusy: (isBusy) => store.dispatch(operationsActions.busy(isBusy)),
  });
  /** @type {Wish | null} */
  let last = null;
  const follow = () => {
    const { standing } = lab.get();
    if (!standing) return;
    const { source: subject, built: { info: { count } } } = standing;
    const { place, wanted } = store.get();
    if (wanted !== subject && toilOfOperations(standing)) {
      last = null;
      asker.end();
      return;
    }
    const isNew = last?.subject !== subject;
    // A place of the dictionary before may not be one of this.
    if (isNew && last && place !== null && !(typeof place === 'number' && place <= count)) {
      last = { subject, count, place };
      store.dispatch(operationsActions.repeatAt(null));
      return;
    }
    if (!isNew && last?.place === place) return;
    last = { subject, count, place };
    asker.want(last);
  };
  const end = new AbortController();
  const countExact = async () => {
    try {
      store.dispatch(operationsActions.exact(await measurer.exact(reach, { signal: end.signal })));
    } catch (error) {
      // The picture goes without the line; what the worker died of is told by what is counted next.
      if (!isAbort(error)) refusalOf(error);
    }
  };
  follow();
  void countExact();
  const stops = [lab.subscribe(follow), store.subscribe(follow)];
  return () => {
    for (const stop of stops) stop();
    asker.end();
    end.abort();
  };
}

/** @param {{subject: Source, count: number, place: number | string | null}} wish @returns {OperationsRequest} */
function requestOf({ subject, count, place }) {
  const names = 'names' in subject ? { names: subject.names } : { family: subject.family, count: subject.count };
  if (place === null && count === 1) return names;
  // What was typed and is no number goes on as it is: the engine's refusal names it.
  return { ...names, refusedAt: /** @type {number} */ (place ?? middleOf(count)) };
}

/** Half of the names are put by then. @param {number} count two at least */
const middleOf = (count) => Math.floor(count / 2) + 1;
