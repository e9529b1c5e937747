/** @import { ViewModule } from './options.js' */
import area from '../../style/area.css?inline';
import { createRow } from '../../ui/area/row.js';
import { createProgress } from '../../ui/dictionary/progress.js';
import { createAnnouncer } from '../../ui/effects/announcer.js';
import { viewOf } from '../../views/view.js';
import { createBars } from './bars.js';
import { createRefusals } from './refusals.js';

export const sheets = [area];

/** The area that is the cost, and the lines that pay it. @type {ViewModule['compose']} */
export function compose(context, { strategies, controls }) {
  return viewOf([
    createRefusals(context), createProgress(context), ...strategies.map((strategy) => createRow(context, strategy, { heading: 'h2' })),
    ...createBars(context, controls), createAnnouncer(context),
  ]);
}
