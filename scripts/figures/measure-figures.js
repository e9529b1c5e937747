import { agreement } from './agreement.js';
import { engineSpeed } from './engine-speed.js';
import { firstLoad } from './first-load.js';
import { frameWork } from './frame-work.js';
import { quickSweep } from './quick-sweep.js';
import { sampledTeardowns } from './sampled-teardowns.js';
import { timelineSpeed } from './timeline-speed.js';
import { wasmSize } from './wasm-size.js';

/**
 * A number that the program is held to.
 *
 * @typedef {object} Figure
 * @property {string} name
 * @property {string} unit
 * @property {string} how it is measured, in a few words
 */

/**
 * Figures that are measured together. `measure` returns a number for each of `figures`, by name.
 *
 * @typedef {object} FigureGroup
 * @property {string} what is measured, for the line that tells of it
 * @property {readonly Figure[]} figures
 * @property {() => Promise<Record<string, number>>} measure
 */

/** @typedef {Figure & { value: number }} MeasuredFigure */

/** @type {readonly FigureGroup[]} */
const GROUPS = [wasmSize, engineSpeed, timelineSpeed, frameWork, sampledTeardowns, agreement, quickSweep, firstLoad];

/**
 * @param {import('../say.js').Say} say
 * @returns {Promise<MeasuredFigure[]>} in the order in which the groups declare them
 */
export async function measureFigures(say) {
  /** @type {MeasuredFigure[]} */
  const measured = [];
  for (const { what, figures, measure } of GROUPS) {
    const values = await say.step(`Measuring ${what}`, measure);
    for (const figure of figures) measured.push({ ...figure, value: finite(figure.name, values[figure.name]) });
  }
  return measured;
}

/**
 * @param {string} name
 * @param {number | undefined} value
 */
function finite(name, value) {
  if (value !== undefined && Number.isFinite(value)) return value;
  throw new Error(`the figure ${name} was measured as ${value}: a finite number was expected`);
}
