/** @import { Action, Screen } from './types.js' */

/**
 * How the lab looks, apart from the dictionary.
 *
 * @param {Screen} screen
 * @param {Action} action
 * @returns {Screen}
 */
export function reduceScreen(screen, action) {
  switch (action.type) {
    case 'screen/theme':
      return { ...screen, theme: action.theme };
    case 'screen/language':
      return screen.language === action.language ? screen : { ...screen, language: action.language };
    case 'screen/system':
      return { ...screen, systemDark: action.dark, reducedMotion: action.reducedMotion };
    case 'screen/help':
      // The two sheets lie in one corner: one at a time.
      return screen.helpOpen === action.open ? screen : { ...screen, helpOpen: action.open, shareOpen: false };
    case 'screen/share':
      return screen.shareOpen === action.open ? screen : { ...screen, shareOpen: action.open, helpOpen: false };
    case 'screen/complaints':
      return { ...screen, complaints: action.complaints };
    case 'screen/only':
      return screen.only === action.only ? screen : { ...screen, only: action.only };
    case 'screen/door':
      return { ...screen, door: action.door };
    default:
      return screen;
  }
}
