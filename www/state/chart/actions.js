/** @import { Fit, Measure, PointResult } from '../../engine/measure-types.js' */
/** @import { Calibration, ExactCurve, Plan, PresetName, Progress } from '../../measure/types.js' */
/** @import { ChartAction, KeptRun, KeptTrouble, OwnInput, OwnRefusals } from './types.js' */
/** @import { Building } from '../unasked.js' */
/** @import { ScaleName, ServerView, Target } from './types.js' */

/**
 * All that can happen to the chart. Whoever wants a change dispatches one of these.
 */
export const chartActions = Object.freeze({
  /** @param {PresetName} preset @param {Measure} measure what it measures @returns {ChartAction} */
  choose: (preset, measure) => ({ type: 'chart/preset', preset, measure }),
  /** @param {Measure} measure @returns {ChartAction} */
  chooseMeasure: (measure) => ({ type: 'chart/measure', measure }),
  /** @param {OwnInput} input @param {string} text @returns {ChartAction} */
  type: (input, text) => ({ type: 'chart/own', input, text }),
  /** @param {OwnRefusals} refusals @returns {ChartAction} */
  refuse: (refusals) => ({ type: 'chart/refused', refusals }),
  /**
   * @param {readonly string[] | null} names of the reader's own format; null: the page shows made-up ones
   * @param {Building | null} [building] what building it took
   * @returns {ChartAction}
   */
  format: (names, building = null) => ({ type: 'chart/format', names, building }),
  /** Has the exact curve of a format counted however long it takes; null: not any more. @param {readonly string[] | null} names @returns {ChartAction} */
  want: (names) => ({ type: 'chart/wanted', names }),
  /** @param {Calibration} calibration @returns {ChartAction} */
  calibrated: (calibration) => ({ type: 'chart/calibrated', calibration }),
  /** @param {ExactCurve} exact @returns {ChartAction} */
  counted: (exact) => ({ type: 'chart/exact', exact }),
  /**
   * @param {Plan} plan
   * @param {number} begunAt milliseconds since 1970
   * @param {readonly string[] | null} [names] of the reader's own format, if the plan is of one
   * @returns {ChartAction}
   */
  run: (plan, begunAt, names = null) => ({ type: 'run/asked', plan, begunAt, names }),
  /** @param {Progress} progress @returns {ChartAction} */
  progress: (progress) => ({ type: 'run/progress', progress }),
  /** @param {PointResult} point @param {Fit} fit @returns {ChartAction} */
  point: (point, fit) => ({ type: 'run/point', point, fit }),
  /** @returns {ChartAction} */
  stop: () => ({ type: 'run/stop' }),
  /** @returns {ChartAction} */
  stopped: () => ({ type: 'run/stopped' }),
  /** @returns {ChartAction} */
  done: () => ({ type: 'run/done' }),
  /** @param {{code: string, message: string}} failure @returns {ChartAction} */
  failed: ({ code, message }) => ({ type: 'run/failed', code, message }),
  /** @param {readonly KeptRun[]} runs @param {readonly KeptTrouble[]} troubles @returns {ChartAction} */
  loaded: (runs, troubles) => ({ type: 'shelf/loaded', runs, troubles }),
  /** @param {string} id @param {string} name @returns {ChartAction} */
  keep: (id, name) => ({ type: 'shelf/keep', id, name }),
  /** @param {string} id @param {string} name @returns {ChartAction} */
  rename: (id, name) => ({ type: 'shelf/renamed', id, name }),
  /** @param {string} id @param {boolean} on @returns {ChartAction} */
  show: (id, on) => ({ type: 'shelf/shown', id, on }),
  /** @param {string} id @returns {ChartAction} */
  discard: (id) => ({ type: 'shelf/deleted', id }),
  /** @returns {ChartAction} */
  undo: () => ({ type: 'shelf/undone' }),
  /** @param {KeptTrouble} trouble @returns {ChartAction} */
  trouble: (trouble) => ({ type: 'shelf/trouble', trouble }),
  /** @param {KeptTrouble} trouble @returns {ChartAction} */
  dismiss: (trouble) => ({ type: 'shelf/dismissed', trouble }),
  /** @param {'x' | 'y'} axis @param {ScaleName} scale @returns {ChartAction} */
  scale: (axis, scale) => ({ type: 'view/scale', axis, scale }),
  /** @param {ServerView} server @returns {ChartAction} */
  server: (server) => ({ type: 'view/server', server }),
  /** @param {readonly [number, number] | null} zoom null: all there is @returns {ChartAction} */
  zoom: (zoom) => ({ type: 'view/zoom', zoom }),
  /** @param {Target | null} target @returns {ChartAction} */
  aim: (target) => ({ type: 'target/set', target }),
});
