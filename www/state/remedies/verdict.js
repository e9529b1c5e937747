/** @import { PointResult } from '../../engine/measure-types.js' */
/** @import { Strategy } from '../../engine/types.js' */
/** @import { ExactPoint } from '../../measure/types.js' */
/** @import { PerShown } from '../types.js' */
import { allStrategies } from '../../strategies.js';
import { logSlope } from './slope.js';

/** A remedy whose slope is this near find-first's has left it as it is: half way to the next whole power. */
const near = 0.5;

/**
 * The values of each strategy over the number of names, in one of two ways.
 *
 * @typedef {object} Curves
 * @property {'exact' | 'measured'} source looks, or nanoseconds
 * @property {PerShown<readonly (readonly [number, number])[]>} points count and value, ascending
 *
 * @typedef {{strategy: Strategy, slope: number}} Bent
 *
 * @typedef {object} Constant
 * @property {Strategy} strategy
 * @property {number} slope
 * @property {number} factor how much less than find-first at the largest count that both have
 * @property {number} count that count
 *
 * @typedef {object} Verdict
 * @property {'exact' | 'measured'} source
 * @property {number} reference find-first's slope
 * @property {readonly Constant[]} constant those that change only the constant
 * @property {readonly Bent[]} bent those that change the slope
 * @property {readonly Strategy[]} still those that do nothing that could be counted
 */

/** @param {readonly ExactPoint[]} points @returns {Curves} */
export function curvesOfLooks(points) {
  return {
    source: 'exact',
    points: curvesBy((strategy) => points.map(({ count, looks }) => /** @type {const} */ ([count, looks[strategy]]))),
  };
}

/** Measured times only: a bound and a prediction say nothing of a slope. @param {readonly PointResult[]} points @returns {Curves} */
export function curvesOfTimes(points) {
  return {
    source: 'measured',
    points: curvesBy((strategy) => points.flatMap(({ request: { count }, strategies }) => {
      const result = strategies[strategy];
      return result?.source === 'measured' ? [/** @type {const} */ ([count, result.median])] : [];
    })),
  };
}

/** @param {(strategy: Strategy) => readonly (readonly [number, number])[]} pointsOf @returns {Curves['points']} */
function curvesBy(pointsOf) {
  return Object.fromEntries(allStrategies.map((strategy) => [strategy, pointsOf(strategy)]));
}

/** @param {Curves} curves @returns {PerShown<number | null>} */
export function slopesOf({ points }) {
  return Object.fromEntries(allStrategies.map((strategy) => [strategy, logSlope(points[strategy] ?? [])]));
}

/**
 * Which remedies change the slope, and which only the constant.
 *
 * @param {Curves} curves
 * @returns {Verdict | null} null while find-first itself has no slope
 */
export function verdictOf(curves) {
  const slopes = slopesOf(curves);
  const reference = slopes['find-first'] ?? null;
  if (reference === null) return null;
  /** @type {Constant[]} */
  const constant = [];
  /** @type {Bent[]} */
  const bent = [];
  /** @type {Strategy[]} */
  const still = [];
  for (const strategy of allStrategies) {
    const slope = slopes[strategy] ?? null;
    const own = curves.points[strategy] ?? [];
    if (strategy === 'find-first') continue;
    if (slope === null) {
      if (own.length > 0 && own.every(([, value]) => value === 0)) still.push(strategy);
    } else if (Math.abs(slope - reference) < near) {
      const shared = factorAtLargest(curves.points['find-first'] ?? [], own);
      if (shared) constant.push({ strategy, slope, ...shared });
    } else {
      bent.push({ strategy, slope });
    }
  }
  return { source: curves.source, reference, constant, bent, still };
}

/**
 * @param {readonly (readonly [number, number])[]} all
 * @param {readonly (readonly [number, number])[]} own
 */
function factorAtLargest(all, own) {
  const pairs = own.flatMap(([count, value]) => {
    const reference = all.find(([other]) => other === count);
    return reference ? [{ count, factor: reference[1] / value }] : [];
  });
  return pairs.at(-1) ?? null;
}
