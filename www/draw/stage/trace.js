/**
 * The exact cost of find-first over the number of names: the chart's curve, counted instead of timed.
 *
 * @import { Engine } from '../../engine/types.js'
 * @import { CostCurve, CurveAsk } from '../types.js'
 */

/** Between two jumps the curve is all but straight: so many counts, evenly spread, draw it. */
const along = 24;

/**
 * @param {Engine} engine
 * @param {CurveAsk} ask
 * @returns {CostCurve} with both sides of every jump among its points. O(names + buckets) each
 * @throws LabError `count-…`
 */
export function trace(engine, { family, to, through }) {
  /** @type {Map<number, number>} */
  const costs = new Map();
  /** @param {number} count @returns {number | null} where the array grows next */
  const count = (count) => {
    const dictionary = engine.dictionary({ family, count });
    try {
      costs.set(count, dictionary.cost('find-first').examined);
      return dictionary.info.nextJump;
    } finally {
      dictionary.free();
    }
  };
  /** @type {number[]} */
  const jumps = [];
  for (let next = count(1); next !== null && next <= to; next = count(next)) {
    jumps.push(next);
    count(next - 1);
  }
  const spread = Array.from({ length: along }, (_, index) => Math.round((to * (index + 1)) / along));
  for (const each of [...spread, ...through]) if (each >= 1 && !costs.has(each)) count(each);
  return { points: [...costs].sort(([one], [other]) => one - other), jumps };
}
