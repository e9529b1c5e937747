/** @import { ViewContext } from '../../ui/types.js' */
/** @import { ViewOptions } from './options.js' */
import chart from '../../style/chart.css?inline';
import { viewOf } from '../../views/view.js';
import { loadViewWords } from '../../words/load-view.js';
import { createMeasuringPart } from './measuring-part.js';
import { createRefusals } from './refusals.js';
import { saying } from './saying.js';

export const sheets = [chart];

export const bring = saying(loadViewWords, compose);

/** The times of both strategies over the number of fields. @param {ViewContext} context @param {ViewOptions} options */
function compose(context, options) {
  return viewOf([createRefusals(context), createMeasuringPart(context, options, ['chart'])]);
}
