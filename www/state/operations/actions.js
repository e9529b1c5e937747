/** @import { ExactCurve } from '../../measure/types.js' */
/** @import { Refusal, Source } from '../types.js' */
/** @import { CountedTolls, OperationsAction } from './types.js' */

/** All that can happen to “The other operations”. */
export const operationsActions = Object.freeze({
  /** @param {number | string | null} place the field that repeats a name; null: the one in the middle @returns {OperationsAction} */
  repeatAt: (place) => ({ type: 'operations/place', place }),
  /** @param {CountedTolls} counted @returns {OperationsAction} */
  counted: (counted) => ({ type: 'operations/counted', counted }),
  /** @param {Refusal} refusal @returns {OperationsAction} */
  refuse: (refusal) => ({ type: 'operations/refused', refusal }),
  /** @param {ExactCurve} exact @returns {OperationsAction} */
  exact: (exact) => ({ type: 'operations/exact', exact }),
  /** Counts a dictionary however long it takes; null: does not. @param {Source | null} source @returns {OperationsAction} */
  want: (source) => ({ type: 'operations/wanted', source }),
  /** @param {boolean} isBusy @returns {OperationsAction} */
  busy: (isBusy) => ({ type: 'operations/busy', isBusy }),
});
