/** @import { ViewModule } from './options.js' */
import chart from '../../style/chart.css?inline';
import profile from '../../style/profile.css?inline';
import { viewOf } from '../../views/view.js';
import { createMeasuringPart } from './measuring-part.js';
import { createRefusals } from './refusals.js';

export const sheets = [chart, profile];

/** Where the time of opening and closing a read view goes, before and after. @type {ViewModule['compose']} */
export function compose(context, options) {
  return viewOf([createRefusals(context), createMeasuringPart(context, options, ['profile'])]);
}
