/** @import { Source, Standing } from '../../state/types.js' */
/** @import { Toil } from '../../state/unasked.js' */
/** @import { toil } from '../../words/en-chart/toil.js' */
import { createToil } from '../measuring/toil.js';

/**
 * The line of a case whose counting would take long.
 *
 * @param {object} parts
 * @param {typeof toil} parts.words
 * @param {(standing: Standing) => Toil | null} parts.toilOf
 * @param {(source: Source | null) => void} parts.want has a dictionary counted however long it takes; null: not any more
 */
export function createCaseToil({ words, toilOf, want }) {
  /** @type {Source | null} */
  let source = null;
  const { element, show } = createToil({ words, onCount: () => want(source), onStop: () => want(null) });
  return {
    element,
    /**
     * @param {{standing: Standing | null, wanted: Source | null, isBusy: boolean}} seen
     * @returns {boolean} whether the line is there
     */
    update({ standing, wanted, isBusy }) {
      source = standing?.source ?? null;
      const toil = standing && toilOf(standing);
      const isThere = toil !== null && (isBusy || wanted !== source);
      show(isThere ? toil : null, isBusy);
      return isThere;
    },
  };
}
