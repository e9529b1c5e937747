/** @import { ExactJump, Sampler } from '../engine/measure-types.js' */
/** @import { Engine } from '../engine/types.js' */
/** @import { Desk, ExactCurve, ExactPoint } from './types.js' */

import { perStrategy } from '../strategies.js';

/** Between two jumps the curve is all but straight: so many counts draw it. */
const pointsAlong = 72;

/**
 * The exact curve: built and counted, not measured. O(names) a point.
 *
 * @param {{ask: {from: number, to: number, names?: readonly string[]}, engine: Engine, sampler: Sampler, desk: Desk}} job
 * @returns {Promise<ExactCurve>}
 */
export async function exactCurve({ ask: { from, to, names }, engine, sampler, desk }) {
  const jumps = sampler.exactJumps(from, to);
  /** @type {ExactPoint[]} */
  const points = [];
  for (const count of curveCounts(from, to, jumps)) {
    points.push(exactPoint(engine, count, names));
    await desk.breathe();
  }
  return { from, to, points, jumps };
}

/**
 * Evenly spread over the logarithm of the count, with both sides of every jump among them.
 *
 * @param {number} from
 * @param {number} to
 * @param {readonly ExactJump[]} jumps
 * @returns {number[]} ascending, no two alike
 */
export function curveCounts(from, to, jumps) {
  const along = Array.from({ length: pointsAlong + 1 }, (_, index) =>
    Math.round(from * (to / from) ** (index / pointsAlong)));
  const beside = jumps.flatMap(({ count }) => [count - 1, count]);
  return [...new Set([from, ...along, ...beside, to])]
    .filter((count) => count >= from && count <= to)
    .sort((one, other) => one - other);
}

/** @param {Engine} engine @param {number} count @param {readonly string[]} [names] of which the first are taken @returns {ExactPoint} */
function exactPoint(engine, count, names) {
  const dictionary = engine.dictionary(names ? { names: names.slice(0, count) } : { count });
  try {
    const { buckets, shadowBuckets } = dictionary.info;
    const looks = perStrategy((strategy) => {
      const { examined, words } = dictionary.cost(strategy);
      return examined + words;
    });
    return { count, buckets, shadowBuckets, examined: looks['find-first'], looks };
  } finally {
    dictionary.free();
  }
}
