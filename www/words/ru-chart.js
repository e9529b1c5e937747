import { controls, refusals } from './ru-chart/controls.js';
import { exports } from './ru-chart/exports.js';
import { findings } from './ru-chart/findings.js';
import { kept } from './ru-chart/kept.js';
import { picture } from './ru-chart/picture.js';
import { points } from './ru-chart/points.js';
import { status } from './ru-chart/status.js';

/** All that the chart says, in Russian. @type {import('./en-chart.js').ChartWords} */
export const ruChart = Object.freeze({ controls, exports, findings, kept, picture, points, refusals, status });
