/** @import { View } from '../assemble.js' */
/** @import { Mount, Section } from '../ui/page/sections.js' */
/** @import { Connections } from '../ui/doors/types.js' */
/** @import { Context, Part } from '../ui/types.js' */
/** @import { PaintedPart } from './view.js' */
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
import { keepInReach } from '../ui/transport/in-reach.js';
import { createTransport } from '../ui/transport/transport.js';
import { viewOf } from './view.js';

/**
 * What comes by itself, each into a place of its own, and `doors`: how what is behind the doors with
 * which the page ends reaches its workers. What is not given is not shown.
 *
 * @typedef {{measuring?: Mount, cases?: Mount, building?: Mount, doors?: Connections}} Parts
 */

/**
 * The whole page.
 *
 * @param {Context} context
 * @param {Parts & {hasAddress: boolean}} parts `hasAddress`: whether the page's address is the lab's
 * @returns {View & {sections: readonly Section[]}} `sections`: what the parts go into
 */
export function composePage(context, parts) {
  const transport = createTransport(context);
  const panes = createPanes(context);
  const area = createArea(context);
  const measuring = h('div', {});
  const cases = h('div', {});
  const building = h('section', { class: 'section building', id: context.id('building'), hidden: !parts.building });
  const view = viewOf([
    createHeader(context), createNotices(context), createLesson(context, parts),
    createSentence(context), createProgress(context), panes,
    inReach(transport.bar, [panes.element, area.element]), transport.settings, area, measuring, cases, createDictionary(context), createFormat(context),
    building, ...(parts.doors ? [createDoors(context, parts.doors)] : []), createFooter(context),
    createHelp(context), createShare(context), createAnnouncer(context),
  ]);
  return { ...view, sections: [[measuring, parts.measuring], [cases, parts.cases], [building, parts.building]] };
}

/**
 * @param {Part} bar that stays in view
 * @param {readonly HTMLElement[]} played what it plays
 * @returns {PaintedPart}
 */
function inReach(bar, played) {
  let stop = () => {};
  return {
    ...bar,
    attach() {
      stop = keepInReach({ bar: bar.element, played });
    },
    destroy() {
      stop();
      bar.destroy?.();
    },
  };
}
