/** @import { ChartStore } from '../../../state/chart/types.js' */
/** @import { ProfileStore } from '../../../state/profile/types.js' */
import { profileActions } from '../../../state/profile/actions.js';

/**
 * Takes over what the first look at this browser has told of its clock.
 *
 * @param {{chart: ChartStore, store: ProfileStore}} parts `chart`: where that is kept
 * @returns {() => void} ends it
 */
export function followClock({ chart, store }) {
  const follow = () => {
    const ns = chart.get().calibration?.clockStepNs ?? null;
    if (ns !== null && ns !== store.get().clock) store.dispatch(profileActions.clock(ns));
  };
  follow();
  return chart.subscribe(follow);
}
