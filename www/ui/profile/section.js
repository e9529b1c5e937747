/** @import { ProfileWords } from '../../words/en-profile.js' */
/** @import { ViewWords } from '../../words/en-view.js' */
/** @import { ProfileDesk } from './desk.js' */
/** @import { ProfileContext } from './types.js' */
import { showOnFrame } from '../chart/effects/show.js';
import { h } from '../dom/h.js';
import { createControls } from './controls.js';
import { measureInSight } from './effects/sight.js';
import { createGrowth } from './growth.js';
import { createOf } from './of.js';
import { createIcicles } from './picture/icicles.js';
import { createReading } from './reading.js';
import { createStatus } from './status.js';
import { createGrowthTable, createPhaseTable } from './tables.js';

/**
 * “Where the time goes” below its heading.
 *
 * @param {{desk: ProfileDesk, words: ViewWords, profile: ProfileWords, id: (name: string) => string}} parts
 * @returns {{element: HTMLElement, destroy: () => void}}
 */
export function createProfile({ desk: { store }, words, profile, id }) {
  /** @type {ProfileContext} */
  const context = { store, words, profile, id };
  const icicles = createIcicles(context);
  const parts = [
    createControls(context), createOf(context), createStatus(context), icicles, createReading(context), createPhaseTable(context),
    createGrowth(context), createGrowthTable(context),
  ];
  const stops = [
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
