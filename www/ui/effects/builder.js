/** @import { Pending, Refusal, Source, Store } from '../../state/types.js' */
/** @import { Stage } from '../../draw/stage/client.js' */
import { actions } from '../../state/actions.js';
import { firstSource } from '../../state/sources.js';
import { refusalOf } from './refusal-of.js';

/** After this long the reader is told that something is being built, and may stop it. */
const slowAfter = 300;

/**
 * Has built what the state says is pending. The latest wins: a build that another one overtakes, or
 * that the reader stops, is given up.
 *
 * @param {{store: Store, stage: Stage}} parts
 * @returns {() => void} ends it
 */
export function followBuilds({ store, stage }) {
  /** @type {{source: Source, end: AbortController, timer: ReturnType<typeof setTimeout>} | null} */
  let job = null;

  const give = () => {
    if (!job) return;
    clearTimeout(job.timer);
    job.end.abort();
    job = null;
  };
  const isCurrent = (/** @type {Source} */ source) => job?.source === source;
  const settle = (/** @type {Source} */ source) => {
    if (!isCurrent(source)) return false;
    clearTimeout(job?.timer);
    job = null;
    return true;
  };
  const refused = (/** @type {Pending} */ { input }, /** @type {Refusal} */ refusal) => {
    store.dispatch(actions.refuse(input, refusal));
    if (input === 'address') store.dispatch(actions.failed(refusal));
    // An address whose dictionary is refused must not leave the page empty.
    else if (!store.get().standing) store.dispatch(actions.build(firstSource, 'address'));
  };
  const start = async (/** @type {Pending} */ pending) => {
    const { source } = pending;
    const end = new AbortController();
    job = { source, end, timer: setTimeout(() => store.dispatch(actions.buildIsSlow()), slowAfter) };
    try {
      const built = await stage.build(source, { signal: end.signal });
      if (settle(source)) store.dispatch(actions.built(built));
    } catch (error) {
      if (settle(source)) refused(pending, { ...refusalOf(error), typed: typedFor(source) });
    }
  };
  const unsubscribe = store.subscribe(() => {
    const { pending } = store.get();
    if (!pending) give();
    else if (!isCurrent(pending.source)) {
      give();
      void start(pending);
    }
  });
  return () => {
    unsubscribe();
    give();
  };
}

/** @param {Source} source */
function typedFor(source) {
  return 'names' in source ? source.names.join('\n') : String(source.count);
}
