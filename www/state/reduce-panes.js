/** @import { Action, PaneState, PerStrategy } from './types.js' */

/**
 * What each pane shows of its grid, and which bucket is read in it.
 *
 * @param {PerStrategy<PaneState>} panes
 * @param {Action} action
 * @returns {PerStrategy<PaneState>}
 */
export function reducePanes(panes, action) {
  switch (action.type) {
    case 'pane/view':
      return { ...panes, [action.strategy]: { ...panes[action.strategy], view: action.view } };
    case 'pane/target':
      return { ...panes, [action.strategy]: aim(panes[action.strategy], action.target) };
    case 'pane/reading':
      return { ...panes, [action.strategy]: read(panes[action.strategy], action.reading) };
    case 'pane/picked':
      return { ...panes, [action.strategy]: { ...panes[action.strategy], picked: action.place } };
    default:
      return panes;
  }
}

/**
 * @param {PaneState} pane
 * @param {import('../draw/types.js').Place | null} target
 * @returns {PaneState}
 */
function aim(pane, target) {
  return { ...pane, target, reading: target ? pane.reading : null };
}

/**
 * A reading that comes in after the reader has gone on to another bucket is of no use.
 *
 * @param {PaneState} pane
 * @param {import('./types.js').Reading} reading
 * @returns {PaneState}
 */
function read(pane, reading) {
  const { target } = pane;
  const { place } = reading;
  const wanted = target?.bucket === place.bucket && target.array === place.array;
  return wanted ? { ...pane, reading } : pane;
}
