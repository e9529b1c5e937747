/** @import { Screen } from '../../effects/loop.js' */
import { screenOfWindow } from '../../effects/loop.js';

/**
 * Frames are shown while the window is seen and the element is in it: a building that nobody looks at
 * stands still.
 *
 * @param {HTMLElement} element
 * @returns {Screen}
 */
export function screenWhileSeen(element) {
  const window = screenOfWindow();
  let isSeen = false;
  return {
    ...window,
    isHidden: () => !isSeen || window.isHidden(),
    onVisibility(listener) {
      const observer = new IntersectionObserver((entries) => {
        const now = entries.at(-1)?.isIntersecting ?? false;
        if (now === isSeen) return;
        isSeen = now;
        listener();
      });
      observer.observe(element);
      const stop = window.onVisibility(listener);
      return () => {
        observer.disconnect();
        stop();
      };
    },
  };
}
