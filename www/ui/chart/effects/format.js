/** @import { ChartStore } from '../../../state/chart/types.js' */
/** @import { Following } from '../following.js' */
import { chartActions } from '../../../state/chart/actions.js';
import { buildingOf } from '../../../state/unasked.js';

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
    const { standing } = lab.get();
    if (!standing) return;
    const format = formatOf(standing.source);
    if (format === told) return;
    told = format;
    store.dispatch(chartActions.format(format, format && buildingOf(standing.built)));
  };
  follow();
  return lab.subscribe(follow);
}
