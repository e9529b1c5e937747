/** @import { FormatAction, FormatState } from './types.js' */

/** @returns {FormatState} nothing has been read */
export function initialFormat() {
  return { wanted: null, reading: null, read: null, chosen: 0, shared: null };
}

/**
 * @param {FormatState} state
 * @param {FormatAction} action
 * @returns {FormatState} the same object when nothing changes
 */
export function reduceFormat(state, action) {
  const { reading, read } = state;
  switch (action.type) {
    case 'format/wanted':
      return { ...state, wanted: action.kind };
    case 'format/begun':
      return { ...state, reading: { file: action.file, slow: false } };
    case 'format/slow':
      return reading ? { ...state, reading: { ...reading, slow: true } } : state;
    case 'format/ended':
      return reading ? { ...state, reading: null } : state;
    case 'format/read':
      return reading ? { ...state, reading: null, read: { ...action.format, file: reading.file }, chosen: 0 } : state;
    case 'format/chosen':
      return read && action.index in read.spaces ? { ...state, chosen: action.index } : state;
    case 'format/shared':
      return { ...state, shared: action.shared };
  }
}
