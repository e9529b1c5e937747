/** @import { BuildingState, Lane, PerLane } from './types.js' */
import { lanes, perLane } from './lanes.js';

/**
 * The rail that both playheads run on: one step of each at a time, as long as the longer building
 * of the names that were asked for last. What else still stands is shown whole.
 *
 * @param {BuildingState} state
 * @returns {{length: number} | null} null while nothing stands
 */
export function railOf({ standing, asked }) {
  if (!standing) return null;
  const steps = lanes.flatMap((lane) => (standing[lane]?.id === asked.id ? [standing[lane].steps] : []));
  return { length: Math.max(0, ...steps) };
}

/**
 * @param {BuildingState} state
 * @returns {PerLane<number>} the step at which each building is shown
 */
export function stepsOf({ standing, asked, playback }) {
  return perLane((lane) => {
    const it = standing?.[lane];
    if (!it) return 0;
    return it.id === asked.id ? Math.min(it.steps, playback.position) : it.steps;
  });
}

/**
 * @param {BuildingState} state
 * @param {Lane} lane
 * @returns {{standing: import('./types.js').StandingLane, shown: import('./types.js').LaneFrame} | null}
 *   the frame that is painted and what it belongs to; null until what stands has been painted
 */
export function shownOf({ standing, painted }, lane) {
  const it = standing?.[lane];
  const shown = painted[lane];
  return it && shown && shown.id === it.id ? { standing: it, shown } : null;
}

/**
 * The lane whose building takes most steps: its steps are the positions of the rail.
 *
 * @param {BuildingState} state
 * @returns {Lane}
 */
export function leaderOf({ standing, asked }) {
  const stepsIn = (/** @type {Lane} */ lane) => (standing?.[lane]?.id === asked.id ? standing[lane].steps : -1);
  return lanes.reduce((most, each) => (stepsIn(each) > stepsIn(most) ? each : most));
}
