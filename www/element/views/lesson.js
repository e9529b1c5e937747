/** @import { Context } from '../../ui/types.js' */
/** @import { ViewOptions } from './options.js' */
import area from '../../style/area.css?inline';
import dictionary from '../../style/dictionary.css?inline';
import lesson from '../../style/lesson.css?inline';
import opening from '../../style/opening.css?inline';
import panes from '../../style/panes.css?inline';
import { createArea } from '../../ui/area/section.js';
import { createProgress } from '../../ui/dictionary/progress.js';
import { createAnnouncer } from '../../ui/effects/announcer.js';
import { createLesson } from '../../ui/lesson/section.js';
import { createPanes } from '../../ui/panes/panes.js';
import { createSentence } from '../../ui/sentence/sentence.js';
import { viewOf } from '../../views/view.js';
import { loadWords } from '../../words/load.js';
import { createBars } from './bars.js';
import { createRefusals } from './refusals.js';
import { saying } from './saying.js';

export const sheets = [opening, panes, area, dictionary, lesson];

export const bring = saying(loadWords, compose);

/** The lesson, beside what it is about. @param {Context} context @param {ViewOptions} options */
function compose(context, { strategies, controls, locked }) {
  return viewOf([
    createRefusals(context), createLesson(context, { hasAddress: false }), createSentence(context, { locked }), createProgress(context),
    createPanes(context, strategies), ...createBars(context, controls), createArea(context, strategies), createAnnouncer(context),
  ]);
}
