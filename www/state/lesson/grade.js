/** @import { Facts, Given, Grade, Plot, Question } from './types.js' */
import { factorOff, sideOfLine, slipOfCurve } from './lines.js';

/** How far off is still right, and how far is near: shares of the truth, or factors where only the size counts. */
const share = Object.freeze({ right: 0, near: 0.05 });
const factor = Object.freeze({ right: 1.12, near: 1.5 });
/** Of a line: the mean distance, as a share of the height of the picture; and as a factor, where the size counts. */
const distance = Object.freeze({ right: 0.1, near: 0.2 });
const lineFactor = Object.freeze({ right: 1.25, near: 1.5 });

/**
 * Grades what was committed to by what the engine has counted. Kind: what is nearly right is told so,
 * and a slip that is known is named. Pure.
 *
 * @param {Question} question
 * @param {Facts} facts
 * @param {Given} given
 * @returns {Grade}
 */
export function grade(question, facts, given) {
  if (question.kind === 'line') {
    const line = /** @type {readonly number[]} */ (given);
    const plot = question.plot(facts);
    return question.scale === 'log' ? gradeCurve(line, plot) : { ...gradeLine(line, plot.truth, plot.most), slip: slipOfLine(line, plot.most) };
  }
  const truth = question.truth(facts);
  const value = /** @type {number} */ (given);
  const result = question.kind === 'bucket' ? gradeBucket(value, truth)
    : question.scale === 'log' ? gradeSize(value, truth) : gradeCount(value, truth);
  const isSlip = (/** @type {number} */ slip) => (question.kind === 'number' && question.scale === 'log'
    ? gradeSize(value, slip).verdict === 'right' : value === slip);
  const slip = result.verdict === 'right' ? null : question.slips.find((each) => isSlip(each.value(facts)));
  return { ...result, slip: slip?.name ?? null };
}

/** @typedef {Omit<Grade, 'slip'>} Bare */

/** A bucket is the one or it is not. @param {number} given @param {number} truth @returns {Bare} */
function gradeBucket(given, truth) {
  return { verdict: given === truth ? 'right' : 'off', side: sideOf(given, truth) };
}

/** @param {number} given @param {number} truth @returns {Bare} */
function gradeCount(given, truth) {
  const off = Math.abs(given - truth);
  const near = truth === 0 ? 0 : Math.max(1, truth * share.near);
  return { verdict: off <= truth * share.right ? 'right' : off <= near ? 'near' : 'off', side: sideOf(given, truth) };
}

/** The size counts: twice too much is as far off as half. @param {number} given @param {number} truth @returns {Bare} */
function gradeSize(given, truth) {
  if (given === truth) return { verdict: 'right', side: null };
  const off = given > 0 && truth > 0 ? Math.max(given / truth, truth / given) : Infinity;
  return { verdict: off <= factor.right ? 'right' : off <= factor.near ? 'near' : 'off', side: sideOf(given, truth) };
}

/** @param {readonly number[]} given @param {readonly number[]} truth @param {number} most @returns {Bare} */
function gradeLine(given, truth, most) {
  const off = truth.map((each, index) => ((given[index] ?? 0) - each) / most);
  const mean = off.reduce((sum, each) => sum + Math.abs(each), 0) / Math.max(1, off.length);
  const lean = off.reduce((sum, each) => sum + each, 0);
  return {
    verdict: mean <= distance.right ? 'right' : mean <= distance.near ? 'near' : 'off',
    side: lean === 0 ? null : lean < 0 ? 'low' : 'high',
  };
}

/** Who misses the shape is near at best, though the line be high enough. @param {readonly number[]} given @param {Plot} plot @returns {Grade} */
function gradeCurve(given, plot) {
  const factor = factorOff(given, plot.truth);
  const slip = slipOfCurve(given, plot);
  const verdict = factor > lineFactor.near ? 'off' : factor > lineFactor.right || slip ? 'near' : 'right';
  return { verdict, side: sideOfLine(given, plot.truth), slip };
}

/** What a line says that does not rise. @param {readonly number[]} line @param {number} most */
function slipOfLine(line, most) {
  const rise = ((line.at(-1) ?? 0) - (line[0] ?? 0)) / most;
  if (Math.abs(rise) <= distance.right) return 'flat';
  return rise < 0 ? 'falling' : null;
}

/** @param {number} given @param {number} truth */
function sideOf(given, truth) {
  if (given === truth) return null;
  return given < truth ? 'low' : 'high';
}
