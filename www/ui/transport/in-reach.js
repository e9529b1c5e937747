/**
 * Of a bar that stays in view: it does so as long as something that it plays is seen, and beyond that
 * stands in its place.
 *
 * @param {object} parts
 * @param {Element} parts.bar
 * @param {readonly Element[]} parts.played
 * @param {string} [parts.within] the part of the window that counts, as the margins of an IntersectionObserver: all of it unless said
 * @returns {() => void} ends it
 */
export function keepInReach({ bar, played, within = '0px' }) {
  /** @type {Set<Element>} */
  const seen = new Set();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    bar.classList.toggle('is-beyond', seen.size === 0);
  }, { rootMargin: within });
  played.forEach((element) => observer.observe(element));
  return () => observer.disconnect();
}
