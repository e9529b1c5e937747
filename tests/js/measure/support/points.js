/** @import { Fit, PointResult, Sampler, Source, StrategyResult } from '../../../../www/engine/measure-types.js' */
/** @import { Plan } from '../../../../www/measure/types.js' */

/**
 * What a strategy took.
 *
 * @param {Partial<StrategyResult>} [wanted]
 * @returns {StrategyResult}
 */
export function resultOf(wanted = {}) {
  const { median = 1000 } = wanted;
  return {
    source: /** @type {Source} */ ('measured'), median, mad: median / 100, low: median * 0.98, high: median * 1.02,
    samples: [median, median, median, median, median], outliers: [], iterations: 10, examined: 0, ...wanted,
  };
}

/**
 * A point, measured unless said otherwise.
 *
 * @param {number} count
 * @param {{findFirst?: Partial<StrategyResult> | null, bulk?: Partial<StrategyResult> | null} & Partial<PointResult>} [wanted]
 * @returns {PointResult}
 */
export function pointOf(count, { findFirst = {}, bulk = {}, ...others } = {}) {
  const strategies = {
    ...(findFirst ? { 'find-first': resultOf({ median: count * count, examined: 2 * count * count, ...findFirst }) } : {}),
    ...(bulk ? { bulk: resultOf({ median: 250, ...bulk }) } : {}),
  };
  return {
    request: { count, measure: 'teardown', samples: 5, budgetMs: 1000, nsPerBucket: null },
    buckets: 2 * count, shadowBuckets: 0, strategies, ratio: null, clockStep: 1e5, notes: [], ...others,
  };
}

/** @param {Partial<Fit>} [wanted] @returns {Fit} */
export function fitOf(wanted = {}) {
  return { segments: [], jumps: [], r2: 0.999, nsPerBucket: 0.5, logSlope: { 'find-first': 2, bulk: 0 }, ...wanted };
}

/** @param {Partial<Plan>} [wanted] @returns {Plan} */
export function sweepOf(wanted = {}) {
  return {
    preset: 'own', measure: 'teardown', counts: [100, 200, 300], samples: 5, iterations: null, budgetMs: 1000, withinMs: null,
    homesIn: false, ...wanted,
  };
}

/**
 * A sampler whose answers the test decides; it counts the points that were begun and freed.
 *
 * @param {object} [wanted]
 * @param {(count: number, nth: number) => PointResult} [wanted.measure] throws where it should
 * @param {number} [wanted.slices] that a point takes
 * @param {(points: readonly PointResult[]) => Fit} [wanted.fit]
 */
export function scriptedSampler({ measure = (count) => pointOf(count), slices = 2, fit = () => fitOf() } = {}) {
  /** @type {import('../../../../www/engine/measure-types.js').PointRequest[]} */
  const begun = [];
  let freed = 0;
  /** @type {Sampler} */
  const sampler = {
    clockStep: () => 1e5,
    start(request) {
      begun.push(request);
      const nth = begun.length;
      let done = 0;
      return {
        advance() {
          done += 1;
          if (done === slices) measure(request.count, nth);
          return { done: done >= slices, progress: done / slices };
        },
        result: () => ({ ...measure(request.count, nth), request }),
        free() {
          freed += 1;
        },
      };
    },
    startProfile() {
      throw new Error('nobody asks for a profile here');
    },
    fit,
    exactJumps: (from, to) => [{ count: 8, bucketsBefore: 11, bucketsAfter: 23, inFlight: false }].filter(({ count }) => count >= from && count <= to),
  };
  return { sampler, begun, freed: () => freed };
}
