/**
 * For the page around: one script makes the iframes of the lab as high as what they show, and tells them whether the page
 * is dark. A message counts only when it comes from the window of one of them, and only as a height.
 */
import { watchHost } from '../element/watch-host.js';
import { heightIn, messageName } from './messages.js';

/** Whatever an iframe asks for, it gets no more. */
const highest = 20_000;

function attend() {
  /** Those that have asked for a height: nobody else is told anything. @type {WeakSet<Window>} */
  const known = new WeakSet();
  /** @type {string | null} */
  let theme = null;
  const frames = () => [...document.querySelectorAll('iframe')];

  /** A theme in an iframe's own address overrules the page. @param {HTMLIFrameElement} frame */
  function tell({ src, contentWindow }) {
    if (theme === null || !contentWindow || !known.has(contentWindow)) return;
    const own = new URL(src, document.baseURI).searchParams.get('theme') ?? 'auto';
    if (own === 'auto') contentWindow.postMessage({ name: messageName, theme }, '*');
  }

  window.addEventListener('message', ({ source, data }) => {
    const height = heightIn(data);
    if (height === null) return;
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (!frame?.contentWindow) return;
    frame.style.height = `${Math.min(height, highest)}px`;
    known.add(frame.contentWindow);
    tell(frame);
  });
  watchHost((said) => {
    // What has been told is taken back by “auto”.
    theme = said ?? (theme === null ? null : 'auto');
    for (const frame of frames()) tell(frame);
  });
}

// A page that goes from one article to another may run its scripts again.
const told = Symbol.for('teardown-lab.frames');
if (!(told in window)) {
  Object.defineProperty(window, told, { value: true });
  attend();
}
