/** @import { Measurer } from '../../../measure/client.js' */
/** @import { ProfilePlan } from '../../../measure/types.js' */
/** @import { Pace, ProfileRun, ProfileStore } from '../../../state/profile/types.js' */
import { profileActions } from '../../../state/profile/actions.js';
import { followRun } from '../../measuring/follow-run.js';

/** @type {Record<Pace, Pick<ProfilePlan, 'samples' | 'budgetMs'>>} */
const plans = { quick: { samples: 5, budgetMs: 260 }, patient: { samples: 9, budgetMs: 1200 } };

/** A quick look at a shorter format: all is over sooner, so more views have to go between two steps of the clock. */
const shortFormat = { samples: 5, budgetMs: 800, below: 300 };

/**
 * Has measured the profiles that the state says are running, and stops them when the state says so.
 *
 * @param {{store: ProfileStore, measurer: Measurer}} parts
 * @returns {() => void} ends it
 */
export function followRuns({ store, measurer }) {
  const { dispatch } = store;
  return followRun({
    store,
    ends: profileActions,
    measure: (run, signal) => measurer.profile(planOf(run), {
      signal,
      onProfile: (pair) => dispatch(profileActions.pair(pair)),
      onProgress: (progress) => dispatch(profileActions.progress(progress)),
    }),
  });
}

/** @param {Pick<ProfileRun, 'counts' | 'pace' | 'names'>} run @returns {ProfilePlan} */
function planOf({ counts, pace, names }) {
  if (!names) return { counts, ...plans[pace] };
  const { below, ...longer } = shortFormat;
  return { counts, names, ...(pace === 'quick' && names.length < below ? longer : plans[pace]) };
}
