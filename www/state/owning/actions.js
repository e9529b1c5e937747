/** @import { Refusal, Source } from '../types.js' */
/** @import { CountedOutcomes, OwningAction } from './types.js' */

/** All that can happen to “When bulk would be wrong”. */
export const owningActions = Object.freeze({
  /** @param {boolean} owns @returns {OwningAction} */
  own: (owns) => ({ type: 'owning/switched', owns }),
  /** @param {CountedOutcomes} counted @returns {OwningAction} */
  counted: (counted) => ({ type: 'owning/counted', counted }),
  /** @param {Refusal} refusal @returns {OwningAction} */
  refuse: (refusal) => ({ type: 'owning/refused', refusal }),
  /** Counts a dictionary however long it takes; null: does not. @param {Source | null} source @returns {OwningAction} */
  want: (source) => ({ type: 'owning/wanted', source }),
  /** @param {boolean} isBusy @returns {OwningAction} */
  busy: (isBusy) => ({ type: 'owning/busy', isBusy }),
});
