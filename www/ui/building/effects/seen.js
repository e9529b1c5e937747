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

/**
 * Marks the element while it is in the middle of the window: its own bar is the one to play with then.
 *
 * @param {HTMLElement} element
 * @returns {() => void} ends it
 */
export function markWhileRead(element) {
  const observer = new IntersectionObserver((entries) => {
    element.classList.toggle('is-read', entries.at(-1)?.isIntersecting ?? false);
  }, { rootMargin: '-45% 0px' });
  observer.observe(element);
  return () => observer.disconnect();
}
