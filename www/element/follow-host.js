/** @import { Store } from '../state/types.js' */
import { actions } from '../state/actions.js';
import { watchHost } from './watch-host.js';

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
  /** @type {'light' | 'dark' | null} */
  let said = null;
  const tell = () => store.dispatch(actions.system({ dark: said ? said === 'dark' : dark.matches, reducedMotion: still.matches }));
  const both = [dark, still];
  for (const query of both) query.addEventListener('change', tell);
  const leave = watchHost((theme) => {
    said = theme;
    tell();
  });
  return () => {
    leave();
    for (const query of both) query.removeEventListener('change', tell);
  };
}
