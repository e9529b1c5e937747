import { signsOf, themeSaid } from './host-theme.js';

const signs = ['class', 'data-theme', 'data-md-color-scheme'];

/**
 * Watches what the page around says of its theme.
 *
 * @param {(theme: 'light' | 'dark' | null) => void} tell is called now, and whenever a sign changes; null: it says nothing
 * @returns {() => void} ends it
 */
export function watchHost(tell) {
  const look = () => tell(themeSaid(signsOf(document)));
  const observer = new MutationObserver(look);
  for (const element of [document.documentElement, document.body]) {
    if (element) observer.observe(element, { attributes: true, attributeFilter: signs });
  }
  look();
  return () => observer.disconnect();
}
