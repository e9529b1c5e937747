/** @import { Context } from '../../ui/types.js' */
/** @import { ViewOptions } from './options.js' */
import area from '../../style/area.css?inline';
import cases from '../../style/cases.css?inline';
import chart from '../../style/chart.css?inline';
import dictionary from '../../style/dictionary.css?inline';
import format from '../../style/format.css?inline';
import help from '../../style/help.css?inline';
import opening from '../../style/opening.css?inline';
import panes from '../../style/panes.css?inline';
import profile from '../../style/profile.css?inline';
import { createArea } from '../../ui/area/section.js';
import { createProgress } from '../../ui/dictionary/progress.js';
import { createDictionary } from '../../ui/dictionary/section.js';
import { createAnnouncer } from '../../ui/effects/announcer.js';
import { createFormat } from '../../ui/format/section.js';
import { createHelp } from '../../ui/page/help.js';
import { createNotices } from '../../ui/page/notices.js';
import { createPanes } from '../../ui/panes/panes.js';
import { createSentence } from '../../ui/sentence/sentence.js';
import { viewOf } from '../../views/view.js';
import { loadWords } from '../../words/load.js';
import { createBars } from './bars.js';
import { mountCases } from '../../ui/cases/mount.js';
import { createComingPart } from './coming-part.js';
import { createMeasuringPart } from './measuring-part.js';
import { saying } from './saying.js';

export const sheets = [opening, panes, area, chart, profile, cases, dictionary, format, help];

export const bring = saying(loadWords, compose);

/** Everything that the page shows, without the page. @param {Context} context @param {ViewOptions} options */
function compose(context, options) {
  const { strategies, controls, locked, measure } = options;
  return viewOf([
    createNotices(context), createSentence(context, { locked }), createProgress(context),
    createPanes(context, strategies), ...createBars(context, controls), createArea(context, strategies),
    createMeasuringPart(context, options), createComingPart(context, (lab) => mountCases({ ...lab, connect: measure })),
    ...(locked ? [] : [createDictionary(context), createFormat(context)]),
    createHelp(context), createAnnouncer(context),
  ]);
}
