/** @import { ViewModule } from './options.js' */
import panes from '../../style/panes.css?inline';
import { createProgress } from '../../ui/dictionary/progress.js';
import { createAnnouncer } from '../../ui/effects/announcer.js';
import { createPanes } from '../../ui/panes/panes.js';
import { viewOf } from '../../views/view.js';
import { createBars } from './bars.js';
import { createRefusals } from './refusals.js';

export const sheets = [panes];

/** The buckets of both teardowns. @type {ViewModule['compose']} */
export function compose(context, { strategies, controls }) {
  return viewOf([
    createRefusals(context), createProgress(context), createPanes(context, strategies),
    ...createBars(context, controls), createAnnouncer(context),
  ]);
}
