/** @import { ChartState } from './types.js' */

/** @returns {ChartState} a chart in which nothing has been measured */
export function initialChart() {
  return {
    format: null,
    building: null,
    preset: 'quick',
    measure: 'teardown',
    own: { counts: '1000, 2000, 4000, 8000', iterations: '', budget: '2' },
    refusals: {},
    calibration: null,
    exact: null,
    wanted: null,
    run: null,
    shelf: { runs: [], shown: [], deleted: null, troubles: [] },
    view: { x: 'linear', y: 'linear', server: 'seconds', zoom: null },
    target: null,
  };
}
