/** @import { PresetName, Plan } from '../../measure/types.js' */
/** @import { ChartState, OwnRefusals } from '../../state/chart/types.js' */
import { cutToFormat, formatPlan } from '../../measure/format-plan.js';
import { planOf } from '../../measure/presets.js';
import { readOwnPlan } from '../../state/chart/own-plan.js';
import { mostNames } from '../../state/limits.js';

/** What a plan is chosen by. @typedef {Pick<ChartState, 'preset' | 'measure' | 'own' | 'format' | 'exact'>} Choice */

/**
 * The sweep that is chosen, or why what is typed is none. While the page shows the reader's own
 * format, every sweep is of that and reaches as far as it does.
 *
 * @param {Choice} choice
 * @returns {{plan: Plan} | {refusals: OwnRefusals}}
 */
export function readChosenPlan({ preset, measure, own, format, exact }) {
  if (preset === 'own') {
    const read = readOwnPlan(own, measure, format?.length ?? mostNames);
    return 'plan' in read && format ? { plan: { ...read.plan, format: format.length } } : read;
  }
  if (!format) return { plan: planOf(preset === 'format' ? 'quick' : preset, measure) };
  const whole = formatPlan({ measure, format: format.length, jumps: exact?.jumps.map(({ count }) => count) ?? [] });
  return { plan: preset === 'format' ? whole : (cutToFormat(planOf(preset, measure), format.length) ?? whole) };
}

/** @param {Choice} choice @returns {Plan | null} null when the reader's own is none */
export function chosenPlan(choice) {
  const read = readChosenPlan(choice);
  return 'plan' in read ? read.plan : null;
}

/** The counts that the picture is about while nothing was measured. @param {Choice} choice */
export function chosenCounts(choice) {
  return (chosenPlan(choice) ?? readFallback(choice)).counts;
}

/**
 * Whether a sweep can be chosen: one without a count within the reader's format cannot, and that of
 * the format needs one.
 *
 * @param {PresetName} preset
 * @param {ChartState['format']} format
 */
export function isOffered(preset, format) {
  if (preset === 'format') return format !== null;
  return preset === 'own' || !format || cutToFormat(planOf(preset, 'teardown'), format.length) !== null;
}

/** @param {Choice} choice */
function readFallback({ format, measure, exact }) {
  return format
    ? formatPlan({ measure, format: format.length, jumps: exact?.jumps.map(({ count }) => count) ?? [] })
    : planOf('quick', 'teardown');
}
