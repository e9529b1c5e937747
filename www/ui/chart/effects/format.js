/** @import { ChartStore } from '../../../state/chart/types.js' */
/** @import { Store } from '../../../state/types.js' */
import { chartActions } from '../../../state/chart/actions.js';

/**
 * Tells the chart of the reader's own format, once the page's dictionary is made of one, and that
 * there is none any more.
 *
 * @param {{lab: Store, store: ChartStore, isPicked: (names: readonly string[]) => boolean}} parts
 *   `isPicked`: whether these names are the first of the format, which a point of the chart was
 *   picked for: then the format stays
 * @returns {() => void} ends it
 */
export function followFormat({ lab, store, isPicked }) {
  /** @type {readonly string[] | null} */
  let told = store.get().format;
  const follow = () => {
    const source = lab.get().standing?.source;
    if (!source) return;
    const names = 'names' in source ? source.names : null;
    if (names === told || (names !== null && isPicked(names))) return;
    told = names;
    store.dispatch(chartActions.format(names));
  };
  follow();
  return lab.subscribe(follow);
}
