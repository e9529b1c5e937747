/** @import { ChartState } from '../../state/chart/types.js' */
/** @import { ChartContext, ChartPart } from './types.js' */
import { nsPerBucket } from '../../draw/chart/series/prediction.js';
import { pointOf } from '../../state/chart/select.js';
import { h, setText } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/**
 * The point that is read, in words; the button has its dictionary shown by the animation.
 *
 * @param {ChartContext} context
 * @returns {ChartPart & {onPicked: (count: number) => void}}
 */
export function createReading({ store, chart: { points, picture }, onPick }) {
  const head = h('p', { class: 'reading-head' });
  const facts = h('ul', { class: 'chart-facts' });
  const button = h('button', { type: 'button', class: 'button', 'data-do': 'pick', hidden: true });
  const picked = h('p', { class: 'chart-picked', role: 'status', 'data-picked': '' });
  const element = h('div', { class: 'chart-reading', 'data-chart-reading': '' }, h('div', { class: 'chart-reading-text' }, head, facts), button, picked);
  /** @type {number | null} */
  let count = null;
  button.addEventListener('click', () => {
    if (count !== null) onPick(count);
  });

  const update = watch(
    (/** @type {ChartState} */ state) => [state.target, state.run, state.shelf, state.calibration],
    (target, _run, _shelf, _calibration) => {
      const state = store.get();
      const found = pointOf(state, target);
      button.hidden = !found;
      count = target?.count ?? null;
      if (!found || !target) {
        setText(head, points.none);
        facts.replaceChildren();
        return;
      }
      const { point, result } = found;
      const ns = nsPerBucket(state);
      setText(head, `${points.head(target.count)}, ${points.table(point)}`);
      setText(button, points.show(target.count));
      const isMeasuredScan = target.strategy === 'find-first' && ns !== null && result.source !== 'predicted';
      facts.replaceChildren(...[
        `${picture.strategies[target.strategy]}: ${points.timed(result)}`,
        points.how(result),
        points.examined(result.examined),
        isMeasuredScan ? points.predicted(result.examined * ns.ns) : '',
        target.strategy === 'find-first' && point.ratio ? points.ratio(point.ratio) : '',
        points.notes(point.notes),
      ].filter((each) => each !== '').map((each) => h('li', {}, each)));
    },
  );
  return {
    element,
    update,
    onPicked: (shown) => setText(picked, points.picked(shown)),
  };
}
