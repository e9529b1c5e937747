/** @import { ChartStore } from '../../../state/chart/types.js' */
/** @import { Following } from '../following.js' */
import { chartActions } from '../../../state/chart/actions.js';

/**
 * Tells the chart of the reader's own format, once the page's dictionary is made of one, and that
 * there is none any more.
 *
 * @param {Pick<Following, 'lab' | 'formatOf'> & {store: ChartStore}} parts
 * @returns {() => void} ends it
 */
export function followFormat({ lab, store, formatOf }) {
  /** @type {readonly string[] | null} */
  let told = store.get().format;
  const follow = () => {
    const source = lab.get().standing?.source;
    if (!source) return;
    const format = formatOf(source);
    if (format === told) return;
    told = format;
    store.dispatch(chartActions.format(format));
  };
  follow();
  return lab.subscribe(follow);
}
