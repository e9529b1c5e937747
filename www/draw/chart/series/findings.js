/** @import { PointResult } from '../../../engine/measure-types.js' */
/** @import { ChartState, Run } from '../../../state/chart/types.js' */
/** @import { Strategy } from '../../../engine/types.js' */

/**
 * A quotient of two medians. Its interval is that of the two intervals' ends: never too narrow.
 *
 * @typedef {object} Quotient
 * @property {number} from field count of the divisor
 * @property {number} to field count of the dividend
 * @property {number} value
 * @property {number} low
 * @property {number} high
 */

/**
 * How flat a strategy is: its time at the most fields over its time at the fewest.
 *
 * @param {readonly PointResult[]} points ascending
 * @param {Strategy} strategy
 * @returns {Quotient | null} null with fewer than two measured points
 */
export function growthOf(points, strategy) {
  const measured = points.filter(({ strategies }) => strategies[strategy]?.source === 'measured');
  const first = measured[0];
  const last = measured.at(-1);
  const small = first?.strategies[strategy];
  const large = last?.strategies[strategy];
  if (!first || !last || !small || !large || first === last) return null;
  return {
    from: first.request.count,
    to: last.request.count,
    value: large.median / small.median,
    low: large.low / small.high,
    high: large.high / small.low,
  };
}

/**
 * A stretch between two jumps: how steeply the time was found to grow, and how steeply it must: the
 * scan stops half way through the buckets on average, so each field more costs half of them.
 *
 * @typedef {object} Slope
 * @property {number} from
 * @property {number} to
 * @property {number} buckets
 * @property {number} found ns a field
 * @property {number} expected ns a field: buckets ⁄ 2 × ns a bucket
 */

/**
 * @param {Run} run
 * @returns {Slope[]} of the segments that the fit has found; none where a segment is a single point
 */
export function slopesOf({ points, fit }) {
  const ns = fit?.nsPerBucket ?? null;
  if (!fit || ns === null) return [];
  return fit.segments.filter(({ from, to }) => to > from).flatMap(({ from, to, slope }) => {
    const inside = points.find(({ request }) => request.count === from);
    if (!inside) return [];
    const buckets = inside.shadowBuckets || inside.buckets;
    return [{ from, to, buckets, found: slope, expected: (buckets / 2) * ns }];
  });
}

/**
 * Whether the sweep could have seen the exact jumps, and which of them it has: a jump counts as found
 * where the fit's resolution holds it.
 *
 * @param {Pick<ChartState, 'run' | 'exact'>} state
 * @returns {{exact: number, found: {from: number, at: number} | null}[]} the exact jumps within the
 *   run's counts
 */
export function jumpsOf({ run, exact }) {
  const least = run?.points[0]?.request.count ?? Infinity;
  const most = run?.points.at(-1)?.request.count ?? -Infinity;
  const found = run?.fit?.jumps ?? [];
  return (exact?.jumps ?? [])
    .filter(({ count }) => count > least && count <= most)
    .map(({ count }) => ({
      exact: count,
      found: found.find(({ from, at }) => from < count && count <= at) ?? null,
    }));
}

/**
 * Jumps that the fit has found where the table does not grow: noise.
 *
 * @param {Pick<ChartState, 'run' | 'exact'>} state
 * @returns {{from: number, at: number}[]}
 */
export function strayJumps({ run, exact }) {
  if (!exact) return [];
  return (run?.fit?.jumps ?? []).filter(({ from, at }) =>
    !exact.jumps.some(({ count }) => from < count && count <= at));
}
