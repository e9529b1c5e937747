/** @import { Plot } from './types.js' */

/** A rise of less than this, as a factor, is none. */
const level = 1.05;

/** A line that gets steeper by this factor bends upward. */
const bends = 1.25;

/**
 * How far a line is from the truth, as a factor: twice too high is as far off as half. The mean over
 * its points, of the logarithms.
 *
 * @param {readonly number[]} given
 * @param {readonly number[]} truth
 * @returns {number} 1: not at all
 */
export function factorOff(given, truth) {
  const off = truth.map((each, index) => Math.abs(lean(given[index] ?? 0, each)));
  return Math.exp(off.reduce((sum, each) => sum + each, 0) / Math.max(1, off.length));
}

/** @param {readonly number[]} given @param {readonly number[]} truth @returns {'low' | 'high' | null} */
export function sideOfLine(given, truth) {
  const sum = truth.reduce((all, each, index) => all + lean(given[index] ?? 0, each), 0);
  return sum === 0 ? null : sum < 0 ? 'low' : 'high';
}

/**
 * What a line says of the curve's shape, where that is not so. In a curve with a leap this decides more
 * than the height does.
 *
 * @param {readonly number[]} given
 * @param {Plot} plot
 * @returns {'falling' | 'flat' | 'bent' | 'straight' | 'level' | null} null: it leaps, and goes on rising
 */
export function slipOfCurve(given, { known, at, truth }) {
  const [count, cost] = known.at(-1) ?? [1, 1];
  const [first, last] = [given[0] ?? 0, given.at(-1) ?? 0];
  if (last < cost / level) return 'falling';
  // More than half of the leap is one.
  const leaps = first >= Math.sqrt(cost * (truth[0] ?? cost));
  if (leaps) return last > first * level ? null : 'level';
  if (last <= cost * level) return 'flat';
  // Between two leaps the curve lies on a line through zero.
  return steepness(given, at) >= bends * (cost / count) ? 'bent' : 'straight';
}

/** @param {readonly number[]} values @param {readonly number[]} at @returns {number} from the first to the last */
function steepness(values, at) {
  return ((values.at(-1) ?? 0) - (values[0] ?? 0)) / Math.max(1, (at.at(-1) ?? 0) - (at[0] ?? 0));
}

/** @param {number} given @param {number} truth */
function lean(given, truth) {
  return Math.log(Math.max(1, given) / Math.max(1, truth));
}
