/** @import { OwningAction, OwningState } from './types.js' */

/** @returns {OwningState} entries own memory, and nothing has been counted */
export function initialOwning() {
  return { owns: true, counted: null, refusal: null, wanted: null, isBusy: false };
}

/**
 * @param {OwningState} state
 * @param {OwningAction} action
 * @returns {OwningState}
 */
export function reduceOwning(state, action) {
  switch (action.type) {
    case 'owning/switched':
      return { ...state, owns: action.owns };
    case 'owning/counted':
      return { ...state, counted: action.counted, refusal: null };
    case 'owning/refused':
      return { ...state, refusal: action.refusal };
    case 'owning/wanted':
      return { ...state, wanted: action.source };
    case 'owning/busy':
      return { ...state, isBusy: action.isBusy };
  }
}
