/** @import { ViewContext, Part } from '../types.js' */
import { actions } from '../../state/actions.js';
import { h, setText } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/** How often the elapsed time is shown anew. */
const refreshEvery = 100;

/**
 * The line that says that a dictionary is being built, since when, and lets the reader stop it. It
 * is there only while a build takes long.
 *
 * @param {ViewContext} context
 * @returns {Part}
 */
export function createProgress({ store, words }) {
  const what = h('span', { role: 'status' });
  const elapsed = h('span', { class: 'progress-time' });
  const stop = h('button', {
    type: 'button', class: 'button', 'data-do': 'stop-building',
    on: { click: () => store.dispatch(actions.stopBuilding()) },
  }, words.dictionary.stop);
  const element = h('div', { class: 'progress', 'data-progress': '', hidden: true }, what, elapsed, stop);
  let since = 0;
  let timer = 0;
  const tick = () => setText(elapsed, words.dictionary.elapsed((performance.now() - since) / 1000));

  const begin = watch(
    (state) => [state.pending?.source],
    (source) => {
      since = performance.now();
      setText(what, source ? words.dictionary.building(source) : '');
    },
  );
  const show = watch(
    (state) => [state.pending?.slow === true],
    (slow) => {
      clearInterval(timer);
      element.hidden = !slow;
      if (!slow) return;
      tick();
      timer = window.setInterval(tick, refreshEvery);
    },
  );
  return {
    element,
    update(state) {
      begin(state);
      show(state);
    },
    destroy: () => clearInterval(timer),
  };
}
