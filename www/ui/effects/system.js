/** @import { Store } from '../../state/types.js' */
/** @import { Stage } from '../../draw/stage/client.js' */
import { coloursFrom } from '../../draw/colours.js';
import { actions } from '../../state/actions.js';
import { themeOf } from '../../state/select.js';
import { watch } from '../dom/watch.js';

/**
 * Follows what the system wants: dark or light, motion or less of it.
 *
 * @param {Store} store
 * @returns {() => void} ends it
 */
export function followSystem(store) {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const tell = () => store.dispatch(actions.system({ dark: dark.matches, reducedMotion: still.matches }));
  const both = [dark, still];
  for (const query of both) query.addEventListener('change', tell);
  tell();
  return () => both.forEach((query) => query.removeEventListener('change', tell));
}

/**
 * Puts the theme on the lab, and the lab's colours on the stage.
 *
 * @param {{root: HTMLElement, probe: HTMLElement, stage: Pick<Stage, 'setTheme'>}} parts `probe`: an element inside
 *   the lab through which colours are resolved
 * @returns {(state: import('../../state/types.js').State) => void}
 */
export function createThemer({ root, probe, stage }) {
  return watch(
    (state) => [themeOf(state)],
    (theme) => {
      root.dataset.theme = theme;
      stage.setTheme(coloursFrom((name) => {
        probe.style.color = `var(--draw-${name})`;
        return getComputedStyle(probe).color;
      }));
    },
  );
}
