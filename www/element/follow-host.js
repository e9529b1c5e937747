/** @import { Store } from '../state/types.js' */
import { actions } from '../state/actions.js';
import { signsOf, themeSaid } from './host-theme.js';

const signs = ['class', 'data-theme', 'data-md-color-scheme'];

/**
 * Follows what the page around says of dark and light, and the system where it says nothing; motion
 * is the system's alone.
 *
 * @param {Store} store
 * @returns {() => void} ends it
 */
export function followHost(store) {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const tell = () => {
    const said = themeSaid(signsOf(document));
    store.dispatch(actions.system({ dark: said ? said === 'dark' : dark.matches, reducedMotion: still.matches }));
  };
  const observer = new MutationObserver(tell);
  for (const element of [document.documentElement, document.body]) {
    if (element) observer.observe(element, { attributes: true, attributeFilter: signs });
  }
  const both = [dark, still];
  for (const query of both) query.addEventListener('change', tell);
  tell();
  return () => {
    observer.disconnect();
    for (const query of both) query.removeEventListener('change', tell);
  };
}
