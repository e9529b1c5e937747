/**
 * For the page around: one script makes the iframes of the lab as high as what they show. A message
 * counts only when it comes from the window of one of them, and only as a height.
 */
import { heightIn } from './messages.js';

/** Whatever an iframe asks for, it gets no more. */
const highest = 20_000;

window.addEventListener('message', ({ source, data }) => {
  const height = heightIn(data);
  if (height === null) return;
  const frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source);
  if (frame) frame.style.height = `${Math.min(height, highest)}px`;
});
