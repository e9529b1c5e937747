/** @import { Icicles } from '../../../draw/profile/layout/walk.js' */
/** @import { FrameTarget, ProfileStore, Side } from '../../../state/profile/types.js' */
import { walk } from '../../../draw/profile/layout/walk.js';
import { profileActions } from '../../../state/profile/actions.js';

/**
 * The keys of the pictures, once a frame has the focus, and the focus itself.
 *
 * @param {{holder: HTMLElement, store: ProfileStore, frames: () => Icicles | null}} parts `holder`: of
 *   both pictures; an svg that listens for the focus would take it itself
 */
export function listenToKeys({ holder, store, frames }) {
  holder.addEventListener('focusin', ({ target }) => {
    const meant = targetOf(target);
    if (meant) store.dispatch(profileActions.aim(meant));
  });
  holder.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const from = targetOf(event.target);
    const now = frames();
    if (!from || !now || !isMove(event.key)) return;
    // At an end a key leads nowhere, but must not move the playhead or the page either.
    event.preventDefault();
    const next = walk(now, from, event.key);
    if (next) elementOf(next)?.focus();
  });

  /** @param {FrameTarget} target @returns {SVGElement | null} */
  function elementOf({ side, frame }) {
    return holder.querySelector(`[data-side="${side}"] [data-frame="${frame}"]`);
  }
}

/** @param {string} key */
const isMove = (key) => key.startsWith('Arrow') || key === 'Home' || key === 'End';

/** @param {EventTarget | null} element @returns {FrameTarget | null} the frame that it is */
function targetOf(element) {
  if (!(element instanceof Element)) return null;
  const frame = element.closest('[data-frame]')?.getAttribute('data-frame');
  const side = element.closest('[data-side]')?.getAttribute('data-side');
  return frame && side ? { side: /** @type {Side} */ (side), frame } : null;
}
