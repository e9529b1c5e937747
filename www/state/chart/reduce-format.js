/** @import { ChartAction, ChartState } from './types.js' */
import { subjectOf } from './select.js';

/**
 * The chart when the page shows another format, or another one's run begins: what was counted of other
 * names goes, and a sweep of the format is chosen as long as there is one.
 *
 * @param {ChartState} state after the action
 * @param {ChartState} before
 * @param {ChartAction} action
 * @returns {ChartState}
 */
export function reduceFormat(state, before, action) {
  const exact = subjectOf(state) === subjectOf(before) ? state.exact : null;
  if (action.type !== 'chart/format') return exact === state.exact ? state : { ...state, exact };
  const preset = action.names ? 'format' : state.preset === 'format' ? 'quick' : state.preset;
  return { ...state, exact, preset, refusals: {}, view: { ...state.view, zoom: state.run ? state.view.zoom : null } };
}
