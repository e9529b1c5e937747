/** @import { PlayContext, Playing, ScrubRail } from './types.js' */
import { actions } from '../../state/actions.js';
import { h, setAttribute, setText } from '../dom/h.js';
import { whileHeld } from '../dom/hold.js';
import { watch } from '../dom/watch.js';
import { scrubKey, scrubPosition } from './scrub-motion.js';

/** While it plays, a screen reader is told of the position this often at most. */
const tellEvery = 2000;

/**
 * The scrub bar over all steps. It is no range input: those round to what a double's decimal text
 * and the width of a screen allow, and a run may have 10¹³ steps.
 *
 * @template {Playing} State
 * @template Shown
 * @param {Pick<PlayContext<State>, 'store' | 'words'>} context
 * @param {ScrubRail<State, Shown>} rail
 */
export function createScrub({ store, words }, { lengthOf, shownOf, statusOf }) {
  const done = h('div', { class: 'scrub-done' });
  const thumb = h('div', { class: 'scrub-thumb' });
  const track = h('div', { class: 'scrub-track' }, done, thumb);
  const bar = h('div', {
    class: 'scrub', role: 'slider', tabindex: 0, 'aria-label': words.transport.scrub,
    'aria-valuemin': 0, 'aria-valuemax': 0, 'aria-valuenow': 0,
  }, track);
  const shown = h('p', { class: 'scrub-position', 'data-position': '' });
  const element = h('div', { class: 'scrub-row' }, bar, shown);
  let toldAt = -Infinity;

  const length = () => lengthOf(store.get()) ?? 0;
  const goTo = (/** @type {PointerEvent} */ event) => {
    const { left, width } = track.getBoundingClientRect();
    store.dispatch(actions.moveTo(scrubPosition((event.clientX - left) / width, length())));
  };
  whileHeld(bar, goTo);
  bar.addEventListener('keydown', (event) => {
    const position = scrubKey(event.key, store.get().playback.position, length());
    if (position === null) return;
    event.preventDefault();
    event.stopPropagation();
    store.dispatch(actions.moveTo(position));
  });

  const showPosition = watch(
    (/** @type {State} */ state) => [state.playback.position, state.playback.playing, lengthOf(state), shownOf(state)],
    (position, playing, end, now) => {
      if (end === undefined) return;
      element.style.setProperty('--done', String(end > 0 ? position / end : 0));
      setText(shown, words.transport.position(position, end));
      const time = performance.now();
      if (playing && time - toldAt < tellEvery) return;
      toldAt = time;
      setAttribute(bar, 'aria-valuemax', end);
      setAttribute(bar, 'aria-valuenow', position);
      if (now) setAttribute(bar, 'aria-valuetext', words.transport.positionText(position, end, statusOf(now)));
    },
  );
  return { element, update: showPosition };
}
