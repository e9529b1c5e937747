import { h } from '../dom/h.js';

/**
 * Hands a file to the reader, as a download.
 *
 * @param {string} name
 * @param {Blob} content
 */
export function saveFile(name, content) {
  const address = URL.createObjectURL(content);
  const link = h('a', { href: address, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  // The download has begun by then; sooner, some browsers lose it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
