/** @import { View } from '../assemble.js' */
/** @import { CurveDesk } from '../ui/remedies/curve-desk.js' */
/** @import { Context } from '../ui/types.js' */
/** @import { RemediesWords } from '../words/en-remedies.js' */
import { createProgress } from '../ui/dictionary/progress.js';
import { createAnnouncer } from '../ui/effects/announcer.js';
import { createNotices } from '../ui/page/notices.js';
import { createCounts } from '../ui/remedies/counts.js';
import { createCurve } from '../ui/remedies/curve.js';
import { createLanes } from '../ui/remedies/lanes.js';
import { createTransport } from '../ui/transport/transport.js';
import { viewOf } from './view.js';

/**
 * All strategies at once: their lanes, one transport, their exact counts, their curves.
 *
 * @param {Context} context
 * @param {{race: RemediesWords, desk: () => Promise<CurveDesk>, onPick: (count: number) => void}} options
 * @returns {View}
 */
export function composeRace(context, options) {
  const transport = createTransport(context);
  return viewOf([
    createNotices(context), createProgress(context), createLanes(context, options), transport.bar, transport.settings,
    createCounts(context, options), createCurve(context, options), createAnnouncer(context),
  ]);
}
