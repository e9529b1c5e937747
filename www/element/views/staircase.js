/** @import { ViewContext } from '../../ui/types.js' */
/** @import { ViewOptions } from './options.js' */
import area from '../../style/area.css?inline';
import { createRow } from '../../ui/area/row.js';
import { createProgress } from '../../ui/dictionary/progress.js';
import { createAnnouncer } from '../../ui/effects/announcer.js';
import { viewOf } from '../../views/view.js';
import { loadViewWords } from '../../words/load-view.js';
import { createBars } from './bars.js';
import { createRefusals } from './refusals.js';
import { saying } from './saying.js';

export const sheets = [area];

export const bring = saying(loadViewWords, compose);

/** The area that is the cost, and the lines that pay it. @param {ViewContext} context @param {ViewOptions} options */
function compose(context, { strategies, controls }) {
  return viewOf([
    createRefusals(context), createProgress(context), ...strategies.map((strategy) => createRow(context, strategy, { heading: 'h2' })),
    ...createBars(context, controls), createAnnouncer(context),
  ]);
}
