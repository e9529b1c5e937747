/** @import { OwningRequest } from '../../engine/cases-types.js' */
/** @import { Measurer } from '../../measure/client.js' */
/** @import { OwningStore } from '../../state/owning/types.js' */
/** @import { Source, Store } from '../../state/types.js' */
import { owningActions } from '../../state/owning/actions.js';
import { mostOwning, toilOfOwning } from '../../state/owning/select.js';
import { createAsker } from '../cases/asker.js';

/** So many buckets are drawn. */
export const shown = 600;

/**
 * Has counted what each way to empty the page's dictionary frees and leaks.
 *
 * @param {{lab: Store, store: OwningStore, measurer: Pick<Measurer, 'owning'>}} parts
 * @returns {() => void} ends it
 */
export function followOutcomes({ lab, store, measurer }) {
  /** @typedef {{subject: Source, count: number, owns: boolean}} Wish */
  const asker = createAsker({
    ask: (/** @type {Wish} */ wish, signal) => measurer.owning(requestOf(wish), { signal }),
    onAnswer: ({ count, owns }, outcomes) =>
      store.dispatch(owningActions.counted({ count, taken: Math.min(count, mostOwning), owns, outcomes })),
    onRefusal: (refusal) => store.dispatch(owningActions.refuse(refusal)),
    onBusy: (isBusy) => store.dispatch(owningActions.busy(isBusy)),
  });
  /** @type {Wish | null} */
  let last = null;
  const follow = () => {
    const { standing } = lab.get();
    if (!standing) return;
    const { source: subject, built: { info: { count } } } = standing;
    const { owns, wanted } = store.get();
    if (wanted !== subject && toilOfOwning(standing)) {
      last = null;
      asker.end();
      return;
    }
    if (last?.subject === subject && last.owns === owns) return;
    last = { subject, count, owns };
    asker.want(last);
  };
  follow();
  const stops = [lab.subscribe(follow), store.subscribe(follow)];
  return () => {
    for (const stop of stops) stop();
    asker.end();
  };
}

/** @param {{subject: Source, count: number, owns: boolean}} wish @returns {OwningRequest} */
function requestOf({ subject, count, owns }) {
  const taken = Math.min(count, mostOwning);
  const names = 'names' in subject ? { names: subject.names.slice(0, taken) } : { family: subject.family, count: taken };
  return { ...names, owns, shown };
}
