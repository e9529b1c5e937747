/** @import { State } from '../../state/types.js' */
/** @import { ViewContext, Part } from '../types.js' */
import { shownOf } from '../../state/select.js';
import { h, setText } from '../dom/h.js';

/** While it plays, a screen reader is told where it is this often at most: a telling takes about as long. */
const tellEvery = 5000;

/**
 * Tells a screen reader what both teardowns are doing: now and then while they play, at once when
 * they stop or are moved.
 *
 * @param {Pick<ViewContext, 'words'>} context
 * @param {() => number} [now] milliseconds
 * @returns {Part}
 */
export function createAnnouncer({ words }, now = () => performance.now()) {
  const element = h('p', { class: 'visually-hidden', 'aria-live': 'polite', 'data-announcement': '' });
  /** @type {unknown} */
  let told = null;
  let toldAt = -Infinity;
  return {
    element,
    update(state) {
      const shown = shownOf(state);
      if (!shown || shown.frames === told || !isDue(state, now() - toldAt)) return;
      told = shown.frames;
      toldAt = now();
      setText(element, words.announcement(shown.frames, shown.built));
    },
  };
}

/** @param {State} state @param {number} silence milliseconds */
function isDue({ playback }, silence) {
  return !playback.playing || silence >= tellEvery;
}
