/** @import { Part } from '../ui/types.js' */
/** @import { PaintedPart } from './view.js' */

/**
 * A bar that stays in view as long as something that it plays is seen. Beyond that it stands in its place.
 *
 * @param {Part} bar
 * @param {readonly HTMLElement[]} played
 * @returns {PaintedPart}
 */
export function inReach(bar, played) {
  /** @type {Set<Element>} */
  const seen = new Set();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    bar.element.classList.toggle('is-beyond', seen.size === 0);
  });
  return {
    ...bar,
    attach: () => played.forEach((element) => observer.observe(element)),
    destroy() {
      observer.disconnect();
      bar.destroy?.();
    },
  };
}
