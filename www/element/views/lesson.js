/** @import { ViewModule } from './options.js' */
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
import { createBars } from './bars.js';
import { createRefusals } from './refusals.js';

export const sheets = [opening, panes, area, dictionary, lesson];

/** The lesson, beside what it is about. @type {ViewModule['compose']} */
export function compose(context, { strategies, controls, locked }) {
  return viewOf([
    createRefusals(context), createLesson(context, { hasAddress: false }), createSentence(context, { locked }), createProgress(context),
    createPanes(context, strategies), ...createBars(context, controls), createArea(context, strategies), createAnnouncer(context),
  ]);
}
