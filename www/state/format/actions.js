/** @import { FormatKind, ImportedFormat } from '../../import/types.js' */
/** @import { FormatAction, GivenFile, SharedNames } from './types.js' */

/** All that can happen to “Your own format”. */
export const formatActions = Object.freeze({
  /** @param {FormatKind | null} kind @returns {FormatAction} */
  want: (kind) => ({ type: 'format/wanted', kind }),
  /** @param {GivenFile | null} file @returns {FormatAction} */
  begin: (file) => ({ type: 'format/begun', file }),
  /** @returns {FormatAction} */
  isSlow: () => ({ type: 'format/slow' }),
  /** Stopped or refused: what was read before stays. @returns {FormatAction} */
  end: () => ({ type: 'format/ended' }),
  /** @param {ImportedFormat} format @returns {FormatAction} */
  read: (format) => ({ type: 'format/read', format }),
  /** @param {number} index of a space @returns {FormatAction} */
  choose: (index) => ({ type: 'format/chosen', index }),
  /** @param {SharedNames} shared @returns {FormatAction} */
  share: (shared) => ({ type: 'format/shared', shared }),
});
