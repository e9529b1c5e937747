/** @import { OperationsAction, OperationsState } from './types.js' */

/** @returns {OperationsState} nothing has been counted */
export function initialOperations() {
  return { place: null, counted: null, refusal: null, exact: null, wanted: null, isBusy: false };
}

/**
 * @param {OperationsState} state
 * @param {OperationsAction} action
 * @returns {OperationsState}
 */
export function reduceOperations(state, action) {
  switch (action.type) {
    case 'operations/place':
      return { ...state, place: action.place };
    case 'operations/counted':
      return { ...state, counted: action.counted, refusal: null };
    case 'operations/refused':
      return { ...state, refusal: action.refusal };
    case 'operations/wanted':
      return { ...state, wanted: action.source };
    case 'operations/busy':
      return { ...state, isBusy: action.isBusy };
    case 'operations/exact':
      return { ...state, exact: action.exact };
  }
}
