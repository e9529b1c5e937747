/** @import { Store } from '../../state/types.js' */
import { actions } from '../../state/actions.js';

/**
 * How the chart and the page follow each other.
 *
 * @typedef {object} Following
 * @property {Store} lab whose own format the chart shows
 * @property {(names: readonly string[]) => boolean} isPicked whether these are the first names of the reader's own
 *   format, which a point of the chart was picked for
 * @property {(count: number, names: readonly string[] | null) => void} onPick shows the dictionary of a point;
 *   `names`: of the format that was measured
 */

/** @param {Store} lab @returns {Following} */
export function createFollowing(lab) {
  /** @type {readonly string[] | null} */
  let picked = null;
  return {
    lab,
    isPicked: (names) => names === picked,
    onPick(count, names) {
      picked = names && names.slice(0, count);
      lab.dispatch(picked ? actions.build({ names: picked }, 'names') : actions.build({ family: 'field', count }, 'sentence'));
    },
  };
}
