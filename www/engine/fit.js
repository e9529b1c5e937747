/** @import { ExactJump, Fit, PointResult, StrategyResult } from './measure-types.js' */

/** How many numbers the engine writes before the segments of a fit, and for what comes in rows. */
const HEAD_NUMBERS = 4;
const SEGMENT_NUMBERS = 4;
const JUMP_NUMBERS = 4;

/**
 * Points as the engine reads them: columns, by ascending counts. Only measured times count.
 *
 * @param {readonly PointResult[]} points
 */
export function fitColumns(points) {
  const sorted = [...points].sort((one, other) => one.request.count - other.request.count);
  return new Float64Array([
    ...sorted.map(({ request }) => request.count),
    ...sorted.map(({ strategies }) => strategies['find-first']?.examined ?? NaN),
    ...sorted.map(({ strategies }) => measured(strategies['find-first'])),
    ...sorted.map(({ strategies }) => measured(strategies.bulk)),
  ]);
}

/** @param {StrategyResult | undefined} result @returns {number} NaN when there is none that was measured */
function measured(result) {
  return result?.source === 'measured' ? result.median : NaN;
}

/**
 * @param {Float64Array} numbers
 * @returns {Fit}
 */
export function fitOf(numbers) {
  const [r2, nsPerBucket, findFirst, bulk] = numbers;
  const segments = rows(numbers.subarray(HEAD_NUMBERS), SEGMENT_NUMBERS).map(
    ([from, to, slope, intercept]) => ({ from, to, slope, intercept }),
  );
  return {
    segments,
    jumps: segments.slice(1).map(({ from }, before) => ({ at: from, from: segments[before].to })),
    r2: known(r2),
    nsPerBucket: known(nsPerBucket),
    logSlope: { 'find-first': known(findFirst), bulk: known(bulk) },
  };
}

/**
 * @param {Float64Array} numbers
 * @returns {ExactJump[]}
 */
export function jumpsOf(numbers) {
  return rows(numbers, JUMP_NUMBERS).map(([count, bucketsBefore, bucketsAfter, inFlight]) => ({
    count,
    bucketsBefore,
    bucketsAfter,
    inFlight: inFlight === 1,
  }));
}

/** @param {Float64Array} numbers @param {number} length of a row */
function rows(numbers, length) {
  return Array.from({ length: numbers.length / length }, (_, row) => numbers.subarray(row * length, (row + 1) * length));
}

/** @param {number} number NaN when it is not known */
function known(number) {
  return Number.isNaN(number) ? null : number;
}
