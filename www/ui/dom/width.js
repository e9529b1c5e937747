/**
 * Tells how wide an element is, in whole CSS pixels, once it is laid out and whenever that changes.
 *
 * @param {Element} element
 * @param {(width: number) => void} tell
 * @returns {() => void} ends it
 */
export function followWidth(element, tell) {
  let last = 0;
  const observer = new ResizeObserver(([entry]) => {
    const width = Math.floor(entry?.contentRect.width ?? 0);
    if (width === last) return;
    last = width;
    tell(width);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
