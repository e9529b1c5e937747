/** @import { ChartState } from '../../state/chart/types.js' */
/** @import { Curves } from '../../state/remedies/verdict.js' */
/** @import { ViewWords } from '../../words/en-view.js' */
/** @import { RemediesWords } from '../../words/en-remedies.js' */
import { curvesOfLooks, curvesOfTimes, slopesOf, verdictOf } from '../../state/remedies/verdict.js';
import { allStrategies } from '../../strategies.js';
import { h, setText } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/**
 * The slope of each strategy, of exact counts and of measured times, and what they say.
 *
 * @param {{words: ViewWords, race: RemediesWords}} parts
 */
export function createSlopes({ words, race: { curve } }) {
  const waiting = h('p', { class: 'chart-waiting', role: 'status' }, curve.counting);
  const said = h('div', { class: 'race-verdicts', 'aria-live': 'polite' });
  const place = h('div', { class: 'table-scroll', tabindex: 0, role: 'region', 'aria-label': curve.slopes });
  const element = h('div', { class: 'race-slopes' }, waiting, said, place);

  /** @param {Curves | null} curves @returns {(strategy: import('../../engine/types.js').Strategy) => string} */
  const textOf = (curves) => {
    const slopes = curves ? slopesOf(curves) : {};
    return (strategy) => {
      const slope = slopes[strategy] ?? null;
      if (slope !== null) return curve.slope(slope);
      return curves?.source === 'exact' ? curve.noLooks : curve.unmeasured;
    };
  };
  const update = watch(
    (/** @type {ChartState} */ { exact, run }) => [exact, run?.points],
    (exact, points) => {
      if (!exact) return;
      const looks = curvesOfLooks(exact.points);
      const times = points && points.length > 0 ? curvesOfTimes(points) : null;
      const verdicts = [verdictOf(looks), times ? verdictOf(times) : null].filter((each) => each !== null);
      waiting.hidden = true;
      const [byLooks, byTimes] = [textOf(looks), textOf(times)];
      said.replaceChildren(...verdicts.map((verdict) => h('p', { 'data-verdict': verdict.source }, curve.verdict(verdict))));
      place.replaceChildren(h('table', { class: 'chart-table', 'data-race-slopes': '' },
        h('caption', {}, curve.caption(exact)),
        h('thead', {}, h('tr', {}, ...Object.values(curve.columns).map((column) => h('th', { scope: 'col' }, column)))),
        h('tbody', {}, ...allStrategies.map((strategy) => h('tr', { 'data-row': strategy },
          h('th', { scope: 'row', class: `of-${strategy}` }, words.strategies[strategy].title),
          h('td', { 'data-source': 'exact' }, byLooks(strategy)),
          h('td', { 'data-source': 'measured' }, byTimes(strategy)))))));
    },
  );
  return {
    element,
    update,
    /** @param {string} reason */
    fail: (reason) => setText(waiting, curve.notCounted(reason)),
  };
}
