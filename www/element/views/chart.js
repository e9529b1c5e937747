/** @import { ViewModule } from './options.js' */
import chart from '../../style/chart.css?inline';
import { viewOf } from '../../views/view.js';
import { createMeasuringPart } from './measuring-part.js';
import { createRefusals } from './refusals.js';

export const sheets = [chart];

/** The times of both strategies over the number of fields. @type {ViewModule['compose']} */
export function compose(context, options) {
  return viewOf([createRefusals(context), createMeasuringPart(context, options, ['chart'])]);
}
