/** @import { Bench } from '../chart/bench.js' */
/** @import { Store } from '../../state/types.js' */
/** @import { ProfileWords } from '../../words/en-profile.js' */
/** @import { Words } from '../../words/en.js' */
/** @import { ProfileContext } from './types.js' */
import { createProfileStore } from '../../state/profile/create.js';
import { showOnFrame } from '../chart/effects/show.js';
import { h } from '../dom/h.js';
import { createControls } from './controls.js';
import { followClock } from './effects/clock.js';
import { followPage } from './effects/page.js';
import { followRuns } from './effects/runs.js';
import { measureInSight } from './effects/sight.js';
import { createGrowth } from './growth.js';
import { createIcicles } from './picture/icicles.js';
import { createReading } from './reading.js';
import { createStatus } from './status.js';
import { createGrowthTable, createPhaseTable } from './tables.js';

/**
 * “Where the time goes” below its heading.
 *
 * @param {{lab: Store, bench: Bench, words: Words, profile: ProfileWords, id: (name: string) => string}} parts
 * @returns {{element: HTMLElement, destroy: () => void}}
 */
export function createProfile({ lab, bench, words, profile, id }) {
  const store = createProfileStore();
  /** @type {ProfileContext} */
  const context = { store, words, profile, id };
  const icicles = createIcicles(context);
  const parts = [
    createControls(context), createStatus(context), icicles, createReading(context), createPhaseTable(context),
    createGrowth(context), createGrowthTable(context),
  ];
  const stops = [
    followPage({ lab, store }),
    followClock({ chart: bench.store, store }),
    followRuns({ store, measurer: bench.measurer }),
    measureInSight({ store, element: icicles.element }),
    showOnFrame(store, (state) => parts.forEach((part) => part.update(state))),
  ];
  return {
    element: h('div', { class: 'profile-body' }, ...parts.map((part) => part.element)),
    destroy() {
      for (const stop of stops) stop();
      for (const part of parts) part.destroy?.();
    },
  };
}
