/** @import { Context, Part } from '../types.js' */
import { actions } from '../../state/actions.js';
import { railOf, shownOf } from '../../state/select.js';
import { h, setAttribute, setText } from '../dom/h.js';
import { watch } from '../dom/watch.js';
import { scrubKey, scrubPosition } from './scrub-motion.js';

/** While it plays, a screen reader is told of the position this often at most. */
const tellEvery = 2000;

/**
 * The scrub bar over all steps. It is no range input: those round to what a double's decimal text
 * and the width of a screen allow, and a run may have 10¹³ steps.
 *
 * @param {Context} context
 * @returns {Part}
 */
export function createScrub({ store, words }) {
  const done = h('div', { class: 'scrub-done' });
  const thumb = h('div', { class: 'scrub-thumb' });
  const track = h('div', { class: 'scrub-track' }, done, thumb);
  const bar = h('div', {
    class: 'scrub', role: 'slider', tabindex: 0, 'aria-label': words.transport.scrub, 'aria-valuemin': 0,
  }, track);
  const shown = h('p', { class: 'scrub-position', 'data-position': '' });
  const element = h('div', { class: 'scrub-row' }, bar, shown);
  let toldAt = -Infinity;

  const length = () => railOf(store.get())?.length ?? 0;
  const goTo = (/** @type {PointerEvent} */ event) => {
    const { left, width } = track.getBoundingClientRect();
    store.dispatch(actions.moveTo(scrubPosition((event.clientX - left) / width, length())));
  };
  bar.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    bar.setPointerCapture(event.pointerId);
    goTo(event);
  });
  bar.addEventListener('pointermove', (event) => {
    if (bar.hasPointerCapture(event.pointerId)) goTo(event);
  });
  bar.addEventListener('keydown', (event) => {
    const position = scrubKey(event.key, store.get().playback.position, length());
    if (position === null) return;
    event.preventDefault();
    event.stopPropagation();
    store.dispatch(actions.moveTo(position));
  });

  const showPosition = watch(
    (state) => [state.playback.position, state.playback.playing, railOf(state)?.length, shownOf(state)],
    (position, playing, end, now) => {
      if (end === undefined) return;
      element.style.setProperty('--done', String(end > 0 ? position / end : 0));
      setText(shown, words.transport.position(position, end));
      const time = performance.now();
      if (playing && time - toldAt < tellEvery) return;
      toldAt = time;
      setAttribute(bar, 'aria-valuemax', end);
      setAttribute(bar, 'aria-valuenow', position);
      const [strategy] = store.get().screen.shown;
      const frame = now?.frames[strategy];
      if (!now || !frame) return;
      const status = words.status(strategy, frame, now.built);
      setAttribute(bar, 'aria-valuetext', words.transport.positionText(position, end, status));
    },
  );
  return { element, update: showPosition };
}
