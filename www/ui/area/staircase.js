/** @import { Strategy } from '../../engine/types.js' */
/** @import { Built, StaircaseLayout } from '../../draw/types.js' */
/** @import { State } from '../../state/types.js' */
/** @import { ViewContext, Part } from '../types.js' */
import { shownOf } from '../../state/select.js';
import { callAt, staircaseLayout } from '../../draw/staircase/layout.js';
import { h, setAttribute, setText } from '../dom/h.js';
import { whileHeld } from '../dom/hold.js';
import { watch } from '../dom/watch.js';
import { createCanvas } from '../panes/canvas.js';
import { callKey, callUnderWay } from './call-key.js';

/**
 * The staircase of a strategy: its area is the cost. A click goes to the call of that row; by
 * keyboard it is a slider over the calls.
 *
 * @param {ViewContext} context
 * @param {Strategy} strategy
 * @returns {Part & {attach: () => void}}
 */
export function createStaircase({ store, words, stage, travel, id }, strategy) {
  const { title } = words.strategies[strategy];
  const note = h('figcaption', { class: 'staircase-note', id: id(`staircase-${strategy}`) });
  const picture = h('div', { class: 'staircase-picture', 'data-staircase': strategy });
  const canvas = createCanvas(stage, { strategy, part: 'staircase', place: picture });
  const element = h('figure', { class: `staircase staircase-${strategy}` }, picture, note);

  const callsOf = (/** @type {Built} */ built) => (strategy === 'bulk' ? 0 : built.calls);
  /** @type {(state: State) => StaircaseLayout | null} */
  const layoutOf = (state) => {
    const shown = shownOf(state);
    if (!shown) return null;
    const { table, shadow } = shown.built.buckets;
    const calls = callsOf(shown.built);
    return staircaseLayout({ ...canvas.size(), buckets: Math.max(table, shadow), calls });
  };
  const current = (/** @type {State} */ state) => {
    const shown = shownOf(state);
    const frame = shown?.frames[strategy];
    return frame ? callUnderWay(frame, shown.built.calls) : 0;
  };
  /** The call that was asked for last, until it is painted. @type {number | null} */
  let asked = null;
  let underWay = 0;
  const ask = async (/** @type {number} */ call) => {
    asked = call;
    underWay += 1;
    await travel.toCall(strategy, call);
    underWay -= 1;
  };
  const goTo = (/** @type {PointerEvent} */ event) => {
    const now = layoutOf(store.get());
    const call = now && callAt(now, event.clientY - picture.getBoundingClientRect().top);
    if (call) void ask(call);
  };
  whileHeld(picture, goTo);
  picture.addEventListener('keydown', (event) => {
    const calls = layoutOf(store.get())?.calls ?? 0;
    const call = callKey(event.key, asked ?? current(store.get()), calls);
    if (call === null) return;
    event.preventDefault();
    event.stopPropagation();
    void ask(call);
  });

  const showBuilt = watch(
    (state) => [shownOf(state)?.built],
    (built) => {
      if (!built) return;
      const calls = callsOf(built);
      const cost = words.code.area(built.cost[strategy]);
      setAttribute(picture, 'role', calls > 0 ? 'slider' : 'img');
      setAttribute(picture, 'tabindex', calls > 0 ? 0 : null);
      setAttribute(picture, 'aria-label', words.code.staircaseLabel(title, cost));
      setAttribute(picture, 'aria-valuemin', calls > 0 ? 1 : null);
      setAttribute(picture, 'aria-valuemax', calls > 0 ? calls : null);
      // A slider has a value, also when it plays from the start.
      setAttribute(picture, 'aria-valuenow', calls > 0 ? Math.max(1, current(store.get())) : null);
      setText(note, calls > 0 ? `${cost} ${words.code.staircaseHint}` : words.code.nothing);
    },
  );
  const showCall = watch(
    (state) => [current(state), shownOf(state)?.built.calls, state.playback.playing],
    (call, calls, playing) => {
      if (call === asked || underWay === 0) asked = null;
      // While it plays, the value would be read out without end.
      if (strategy === 'bulk' || calls === undefined || playing) return;
      setAttribute(picture, 'aria-valuenow', Math.max(1, call));
      setAttribute(picture, 'aria-valuetext', words.code.call(Math.max(1, call), calls));
    },
  );
  return {
    element,
    attach: canvas.attach,
    destroy: canvas.destroy,
    update(state) {
      showBuilt(state);
      showCall(state);
    },
  };
}
