import { messageName, themeIn } from './messages.js';

/**
 * Tells the page around how high its iframe should be, whenever that changes. The page around may
 * say which theme is wanted; whatever else is said, or by anybody else, is passed over.
 *
 * @param {HTMLElement} lab
 */
export function tellSize(lab) {
  if (window.parent === window) return;
  const tell = () => {
    // The height tells nobody anything: it may go to whoever is around.
    window.parent.postMessage({ name: messageName, height: Math.ceil(lab.getBoundingClientRect().height) }, '*');
  };
  new ResizeObserver(tell).observe(lab);
  window.addEventListener('message', ({ source, data }) => {
    if (source !== window.parent) return;
    const theme = themeIn(data);
    if (theme !== null) lab.setAttribute('theme', theme);
  });
}
