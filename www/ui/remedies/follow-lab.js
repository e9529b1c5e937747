/** @import { Store } from '../../state/types.js' */
import { actions } from '../../state/actions.js';
import { watch } from '../dom/watch.js';

/**
 * Has a lab want what the lab around it shows: its dictionary, its theme, and what was measured there.
 *
 * @param {Store} outer
 * @returns {(store: Store) => () => void}
 */
export function followLab(outer) {
  return (store) => {
    const { dispatch } = store;
    const shows = [
      watch(
        (state) => [state.screen.systemDark, state.screen.reducedMotion],
        (dark, reducedMotion) => dispatch(actions.system({ dark, reducedMotion })),
      ),
      watch((state) => [state.screen.theme], (theme) => dispatch(actions.setTheme(theme))),
      watch((state) => [state.measured], (measured) => dispatch(actions.measured(measured))),
      watch(
        (state) => [state.standing?.source],
        (source) => {
          const own = store.get();
          const known = own.pending?.source ?? own.standing?.source;
          // The first one is built because it was wished.
          if (source && known && source !== known) dispatch(actions.build(source, 'address'));
        },
      ),
    ];
    const follow = () => {
      for (const show of shows) show(outer.get());
    };
    follow();
    return outer.subscribe(follow);
  };
}
