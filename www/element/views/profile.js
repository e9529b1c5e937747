/** @import { ViewModule } from './options.js' */
import chart from '../../style/chart.css?inline';
import profile from '../../style/profile.css?inline';
import { viewOf } from '../../views/view.js';
import { createMeasuringParts } from './measuring-parts.js';
import { createRefusals } from './refusals.js';

export const sheets = [chart, profile];

/** Where the time of opening and closing a read view goes, before and after. @type {ViewModule['compose']} */
export function compose(context, options) {
  return viewOf([createRefusals(context), ...createMeasuringParts(context, options, ['profile'])]);
}
