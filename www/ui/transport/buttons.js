/** @import { PlayContext, Playing } from './types.js' */
import { actions } from '../../state/actions.js';
import { h, setAttribute } from '../dom/h.js';
import { icon, setIcon } from '../dom/icon.js';
import { watch } from '../dom/watch.js';

/**
 * The buttons that move the playhead.
 *
 * @param {Pick<PlayContext, 'store' | 'words' | 'travel'>} context
 * @param {{few?: boolean}} [options] `few`: only to play, and to begin anew
 */
export function createButtons({ store, words, travel }, { few = false } = {}) {
  const { transport } = words;
  const { dispatch } = store;
  const button = (/** @type {string} */ picture, /** @type {string} */ label, /** @type {() => void} */ act) =>
    h('button', {
      type: 'button', class: 'icon-button', 'data-do': picture, 'aria-label': label, title: label, on: { click: act },
    }, icon(picture));

  const playPicture = icon('play');
  const play = h('button', {
    type: 'button', class: 'icon-button play', 'data-do': 'play', 'aria-label': transport.play, title: transport.play,
    on: { click: () => dispatch(actions.toggle()) },
  }, playPicture);
  const reverse = button('reverse', transport.reverse, () => {
    const { playing, direction } = store.get().playback;
    dispatch(playing && direction === -1 ? actions.pause() : actions.play(-1));
  });
  const restart = button('restart', transport.restart, () => dispatch(actions.restart()));
  const element = h('div', { class: 'transport-buttons' }, ...(few ? [play, restart] : [
    button('toStart', transport.toStart, travel.toStart),
    button('previousDeletion', transport.previousDeletion, () => void travel.toDeletion(-1)),
    button('stepBack', transport.stepBack, () => dispatch(actions.stepBy(-1))),
    reverse,
    play,
    button('step', transport.step, () => dispatch(actions.stepBy(1))),
    button('nextDeletion', transport.nextDeletion, () => void travel.toDeletion(1)),
    button('toEnd', transport.toEnd, travel.toEnd),
    restart,
  ]));

  const update = watch(
    (/** @type {Playing} */ state) => [state.playback.playing, state.playback.direction],
    (playing, direction) => {
      const label = playing ? transport.pause : transport.play;
      setIcon(playPicture, playing ? 'pause' : 'play');
      setAttribute(play, 'aria-label', label);
      setAttribute(play, 'title', label);
      setAttribute(play, 'data-playing', String(playing));
      setAttribute(reverse, 'aria-pressed', String(playing && direction === -1));
    },
  );
  return { element, update };
}
