/** @import { ChartAction, ChartState, OwnInput, OwnRefusals, View } from './types.js' */
import { reduceFormat } from './reduce-format.js';
import { reduceRun } from './reduce-run.js';
import { reduceShelf } from './reduce-shelf.js';

/**
 * The chart's reducer.
 *
 * @param {ChartState} state
 * @param {ChartAction} action
 * @returns {ChartState}
 */
export function reduceChart(state, action) {
  const chosen = reduceChoice(state, action);
  const next = {
    ...chosen,
    run: reduceRun(state.run, action),
    shelf: reduceShelf(state.shelf, action, state.run),
    view: reduceView(state.view, action),
    target: reduceTarget(state, action),
  };
  return reduceFormat(next, state, action);
}

/** @param {ChartState} state @param {ChartAction} action @returns {ChartState} */
function reduceChoice(state, action) {
  switch (action.type) {
    case 'chart/preset':
      return { ...state, preset: action.preset, measure: action.measure, refusals: {} };
    case 'chart/measure':
      return { ...state, measure: action.measure };
    case 'chart/own':
      return {
        ...state,
        own: { ...state.own, [action.input]: action.text },
        refusals: without(state.refusals, action.input),
      };
    case 'chart/refused':
      return { ...state, refusals: action.refusals };
    case 'chart/format':
      return { ...state, format: action.names, building: action.building };
    case 'chart/wanted':
      return { ...state, wanted: action.names };
    case 'chart/calibrated':
      return { ...state, calibration: action.calibration };
    case 'chart/exact':
      return { ...state, exact: action.exact };
    default:
      return state;
  }
}

/** @param {View} view @param {ChartAction} action @returns {View} */
function reduceView(view, action) {
  switch (action.type) {
    case 'view/scale':
      return { ...view, [action.axis]: action.scale };
    case 'view/server':
      return { ...view, server: action.server };
    case 'view/zoom':
      return { ...view, zoom: action.zoom };
    // Another sweep has other counts: what was zoomed to may not be among them.
    case 'run/asked':
    case 'chart/preset':
      return { ...view, zoom: null };
    default:
      return view;
  }
}

/** @param {ChartState} state @param {ChartAction} action */
function reduceTarget({ target }, action) {
  if (action.type === 'target/set') return action.target;
  const gone = action.type === 'run/asked'
    ? target?.run === 'current'
    : (action.type === 'shelf/deleted' || (action.type === 'shelf/shown' && !action.on)) && target?.run === action.id;
  return gone ? null : target;
}

/** @param {OwnRefusals} refusals @param {OwnInput} input @returns {OwnRefusals} */
function without(refusals, input) {
  const { [input]: _mended, ...others } = refusals;
  return others;
}
