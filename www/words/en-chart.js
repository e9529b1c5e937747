import { controls, refusals } from './en-chart/controls.js';
import { exports } from './en-chart/exports.js';
import { findings } from './en-chart/findings.js';
import { kept } from './en-chart/kept.js';
import { picture } from './en-chart/picture.js';
import { points } from './en-chart/points.js';
import { status } from './en-chart/status.js';

/** All that the chart says, in English; loaded together with it. */
export const enChart = Object.freeze({ controls, exports, findings, kept, picture, points, refusals, status });

/** @typedef {typeof enChart} ChartWords */
