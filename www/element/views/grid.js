/** @import { ViewContext } from '../../ui/types.js' */
/** @import { ViewOptions } from './options.js' */
import panes from '../../style/panes.css?inline';
import { createProgress } from '../../ui/dictionary/progress.js';
import { createAnnouncer } from '../../ui/effects/announcer.js';
import { createPanes } from '../../ui/panes/panes.js';
import { viewOf } from '../../views/view.js';
import { loadViewWords } from '../../words/load-view.js';
import { createBars } from './bars.js';
import { createRefusals } from './refusals.js';
import { saying } from './saying.js';

export const sheets = [panes];

export const bring = saying(loadViewWords, compose);

/** The buckets of both teardowns. @param {ViewContext} context @param {ViewOptions} options */
function compose(context, { strategies, controls }) {
  return viewOf([
    createRefusals(context), createProgress(context), createPanes(context, strategies),
    ...createBars(context, controls), createAnnouncer(context),
  ]);
}
