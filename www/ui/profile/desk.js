/** @import { Bench } from '../chart/bench.js' */
/** @import { Following } from '../chart/following.js' */
import { createProfileStore } from '../../state/profile/create.js';
import { followClock } from './effects/clock.js';
import { followPage } from './effects/page.js';
import { followRuns } from './effects/runs.js';

/**
 * What “Where the time goes” works with, in whatever language it is shown: what was measured stays, and
 * what is being measured goes on.
 *
 * @param {{following: Following, bench: Bench}} parts
 */
export function createProfileDesk({ following, bench }) {
  const store = createProfileStore();
  const stops = [
    followPage({ ...following, store }),
    followClock({ chart: bench.store, store }),
    followRuns({ store, measurer: bench.measurer }),
  ];
  return {
    store,
    destroy() {
      for (const stop of stops) stop();
    },
  };
}

/** @typedef {ReturnType<typeof createProfileDesk>} ProfileDesk */
