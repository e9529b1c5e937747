/** @import { Plan } from '../../measure/types.js' */
/** @import { ChartState } from '../../state/chart/types.js' */
import { planOf } from '../../measure/presets.js';
import { readOwnPlan } from '../../state/chart/own-plan.js';

/**
 * The sweep that is chosen.
 *
 * @param {Pick<ChartState, 'preset' | 'measure' | 'own'>} state
 * @returns {Plan | null} null when the reader's own is none
 */
export function chosenPlan({ preset, measure, own }) {
  if (preset !== 'own') return planOf(preset, measure);
  const read = readOwnPlan(own, measure);
  return 'plan' in read ? read.plan : null;
}

/** The counts that the picture is about while nothing was measured. @param {ChartState} state */
export function chosenCounts(state) {
  return (chosenPlan(state) ?? planOf('quick', 'teardown')).counts;
}
