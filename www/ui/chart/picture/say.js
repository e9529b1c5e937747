/** @import { Say } from '../../../draw/chart/types.js' */
/** @import { Agreement } from '../../../draw/chart/series/server.js' */
/** @import { ChartState } from '../../../state/chart/types.js' */
/** @import { ChartContext } from '../types.js' */
import { nsPerBucket } from '../../../draw/chart/series/prediction.js';
import { unitOf } from '../../../draw/chart/layout/units.js';
import { pointOf, runOf } from '../../../state/chart/select.js';

/**
 * How the picture writes what is in it.
 *
 * @param {ChartState} state
 * @param {{agreement: Agreement | null}} picture
 * @param {Pick<ChartContext, 'words' | 'chart'>} context
 * @returns {Say}
 */
export function sayOf(state, { agreement }, { words: { numbers }, chart: { picture, points } }) {
  const { measure } = state.run?.plan ?? state;
  const factor = state.view.server === 'scaled' ? (agreement?.factor ?? null) : null;
  const keptName = (/** @type {string} */ id) => state.shelf.runs.find((each) => each.id === id)?.name ?? '';
  return {
    count: numbers.whole,
    timeTick(ns, unit) {
      if (unit) return picture.tick(ns / unit.ns, null);
      const own = unitOf(ns);
      return picture.tick(ns / own.ns, own.name);
    },
    timeTitle: (unit) => picture.timeTitle(measure, unit?.name ?? null),
    countTitle: picture.countTitle,
    jumpsTitle: picture.jumpsTitle,
    curve({ kind, strategy, run }) {
      switch (kind) {
        case 'measured': return strategy ? picture.strategies[strategy] : '';
        case 'bound': return strategy ? picture.bounds[strategy] : '';
        case 'exact': return picture.exact(nsPerBucket(state)?.ns ?? 0);
        case 'reported': return picture.drop(factor);
        case 'reported-rename': return picture.rename;
        // Drawn in the lesson alone.
        case 'drawn': return '';
        case 'reported-create': return '';
        case 'ghost': return strategy === 'find-first' ? picture.ghost(keptName(run ?? '')) : '';
      }
    },
    mark({ target }) {
      const found = pointOf(state, target);
      const kept = target.run !== 'current' && runOf(state, target.run) ? keptName(target.run) : null;
      return found ? points.spoken(target.count, target.strategy, found.result, kept) : '';
    },
  };
}
