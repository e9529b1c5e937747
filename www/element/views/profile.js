/** @import { ViewContext } from '../../ui/types.js' */
/** @import { ViewOptions } from './options.js' */
import chart from '../../style/chart.css?inline';
import profile from '../../style/profile.css?inline';
import { viewOf } from '../../views/view.js';
import { loadViewWords } from '../../words/load-view.js';
import { createMeasuringPart } from './measuring-part.js';
import { createRefusals } from './refusals.js';
import { saying } from './saying.js';

export const sheets = [chart, profile];

export const bring = saying(loadViewWords, compose);

/** Where the time of opening and closing a read view goes, before and after. @param {ViewContext} context @param {ViewOptions} options */
function compose(context, options) {
  return viewOf([createRefusals(context), createMeasuringPart(context, options, ['profile'])]);
}
