/** @import { View } from '../assemble.js' */
/** @import { Context } from '../ui/types.js' */
import { createArea } from '../ui/area/section.js';
import { createProgress } from '../ui/dictionary/progress.js';
import { createDictionary } from '../ui/dictionary/section.js';
import { createDoors } from '../ui/doors/section.js';
import { h } from '../ui/dom/h.js';
import { createAnnouncer } from '../ui/effects/announcer.js';
import { createFormat } from '../ui/format/section.js';
import { createLesson } from '../ui/lesson/section.js';
import { createFooter } from '../ui/page/footer.js';
import { createHeader } from '../ui/page/header.js';
import { createHelp } from '../ui/page/help.js';
import { createNotices } from '../ui/page/notices.js';
import { createPanes } from '../ui/panes/panes.js';
import { createSentence } from '../ui/sentence/sentence.js';
import { createShare } from '../ui/share/section.js';
import { createTransport } from '../ui/transport/transport.js';
import { viewOf } from './view.js';

/**
 * The whole page.
 *
 * @param {Context} context
 * @param {{hasChart: boolean, hasAddress: boolean}} options `hasAddress`: whether the page's address is the lab's
 * @returns {View & {chart: HTMLElement}} `chart`: the section that the chart goes into
 */
export function composePage(context, { hasChart, hasAddress }) {
  const transport = createTransport(context);
  const chart = h('section', { class: 'section chart', id: context.id('chart'), hidden: !hasChart });
  const view = viewOf([
    createHeader(context), createNotices(context), createLesson(context, { hasAddress }), createSentence(context), createProgress(context), createPanes(context),
    transport.bar, transport.settings, createArea(context), chart, createDictionary(context), createFormat(context),
    createDoors(context), createFooter(context),
    createHelp(context), createShare(context), createAnnouncer(context),
  ]);
  return { ...view, chart };
}
