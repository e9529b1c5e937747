/** @import { Measurer } from '../../../measure/client.js' */
/** @import { ProfilePlan } from '../../../measure/types.js' */
/** @import { Pace, ProfileRun, ProfileStore } from '../../../state/profile/types.js' */
import { profileActions } from '../../../state/profile/actions.js';
import { isAbort, refusalOf } from '../../effects/refusal-of.js';

/** @type {Record<Pace, Pick<ProfilePlan, 'samples' | 'budgetMs'>>} */
const plans = { quick: { samples: 5, budgetMs: 260 }, patient: { samples: 9, budgetMs: 1200 } };

/** A quick look at a shorter format: all is over sooner, so more views have to go between two steps of the clock. */
const shortFormat = { samples: 5, budgetMs: 800, below: 300 };

/**
 * Has measured what the state says is running, and stops it when the state says so.
 *
 * @param {{store: ProfileStore, measurer: Measurer}} parts
 * @returns {() => void} ends it
 */
export function followRuns({ store, measurer }) {
  /** @type {AbortController | null} */
  let end = null;

  const measure = async (/** @type {ProfileRun} */ { counts, pace, names }) => {
    end = new AbortController();
    const { dispatch } = store;
    /** @type {() => void} */
    let tell = () => dispatch(profileActions.done());
    try {
      await measurer.profile(planOf({ counts, pace, names }), {
        signal: end.signal,
        onProfile: (pair) => dispatch(profileActions.pair(pair)),
        onProgress: (progress) => dispatch(profileActions.progress(progress)),
      });
    } catch (error) {
      tell = () => dispatch(isAbort(error) ? profileActions.stopped() : profileActions.failed(refusalOf(error)));
    }
    // Whoever is told may ask for the next run at once.
    end = null;
    tell();
  };
  const unsubscribe = store.subscribe(() => {
    const { run } = store.get();
    if (run?.phase === 'running' && !end) void measure(run);
    else if (run?.phase === 'stopping') end?.abort();
  });
  return () => {
    unsubscribe();
    end?.abort();
  };
}

/** @param {Pick<ProfileRun, 'counts' | 'pace' | 'names'>} run @returns {ProfilePlan} */
function planOf({ counts, pace, names }) {
  if (!names) return { counts, ...plans[pace] };
  const { below, ...longer } = shortFormat;
  return { counts, names, ...(pace === 'quick' && names.length < below ? longer : plans[pace]) };
}
