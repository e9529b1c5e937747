/** How far outside what is seen an element is got ready, as a share of the window's height. */
const ahead = '100%';

/**
 * Watches whether an element is near what is seen of the page, and whether it is seen.
 *
 * @param {HTMLElement} element
 * @param {{onNear: (near: boolean) => void, onSeen: (seen: boolean) => void}} listener told of each change
 * @returns {() => void} ends it
 */
export function watchSight(element, { onNear, onSeen }) {
  const watch = (/** @type {string} */ margin, /** @type {(is: boolean) => void} */ tell) => {
    let last = false;
    const observer = new IntersectionObserver((entries) => {
      const is = entries.at(-1)?.isIntersecting ?? false;
      if (is === last) return;
      last = is;
      tell(is);
    }, { rootMargin: `${margin} 0px` });
    observer.observe(element);
    return observer;
  };
  const observers = [watch(ahead, onNear), watch('0px', onSeen)];
  return () => observers.forEach((observer) => observer.disconnect());
}
