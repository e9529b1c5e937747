/** Pixels below the window's lower edge within which something is near. */
const near = 800;

/** Whoever is never idle is disturbed after so many milliseconds. */
const latest = 2000;

/**
 * @param {() => void} act once the page has been painted and has nothing more urgent to do
 * @returns {() => void} calls it off
 */
export function afterFirstPaint(act) {
  let called = false;
  const ask = () => {
    if (called) return;
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: latest });
    else setTimeout(run, latest / 4);
  };
  const run = () => {
    if (!called) act();
  };
  // The first frame is painted after its callbacks; by the second it has been.
  requestAnimationFrame(() => requestAnimationFrame(ask));
  return () => {
    called = true;
  };
}

/**
 * What lies above the window is near only once it is seen: where a reader was led past it, nothing above them grows.
 *
 * @param {Element} element
 * @param {() => void} act once, when the element comes near the window
 * @returns {() => void} calls it off
 */
export function onApproach(element, act) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  }, { rootMargin: `0px 0px ${near}px` });
  observer.observe(element);
  return () => observer.disconnect();
}
