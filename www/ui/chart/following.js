/** @import { Source } from '../../engine/types.js' */
/** @import { Store } from '../../state/types.js' */
import { actions } from '../../state/actions.js';

/**
 * How what is measured and the page follow each other.
 *
 * @typedef {object} Following
 * @property {Store} lab whose own format is measured
 * @property {(source: Source) => readonly string[] | null} formatOf the reader's own format that a dictionary is of:
 *   where its names are the first of one, which a point of the chart was picked for, the whole; null: made-up names
 * @property {(count: number, names: readonly string[] | null) => void} onPick shows the dictionary of a point;
 *   `names`: of the format that was measured
 */

/** @param {Store} lab @returns {Following} */
export function createFollowing(lab) {
  /** @type {{names: readonly string[], format: readonly string[]} | null} */
  let picked = null;
  return {
    lab,
    formatOf(source) {
      if (!('names' in source)) return null;
      return source.names === picked?.names ? picked.format : source.names;
    },
    onPick(count, format) {
      picked = format && { names: format.slice(0, count), format };
      lab.dispatch(picked ? actions.build({ names: picked.names }, 'names') : actions.build({ family: 'field', count }, 'sentence'));
    },
  };
}
