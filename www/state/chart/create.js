/** @import { ChartStore } from './types.js' */
import { createStore } from '../store.js';
import { initialChart } from './initial.js';
import { reduceChart } from './reduce.js';

/** @returns {ChartStore} of a chart in which nothing has been measured */
export function createChartStore() {
  return createStore(reduceChart, initialChart());
}
