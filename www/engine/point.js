/** @import { PointRequest, PointResult, PointRun, Source, StrategyResult } from './measure-types.js' */
/** @import { Strategy } from './types.js' */
/** @import { PointHandle } from './glue/measure/lab.js' */
import { Held } from './boundary.js';

/** In the order in which `wasm/sampler.rs` writes them. @type {readonly Strategy[]} */
export const STRATEGIES = ['find-first', 'word-scan', 'first-hint', 'cursor', 'bulk'];

/** The words of what Rust writes as numbers. @type {readonly Source[]} */
const SOURCES = ['measured', 'below-clock', 'predicted'];

/** A bit each. @type {readonly string[]} */
const NOTES = ['clock-stood-still', 'clock-coarse', 'drift', 'retried', 'budget'];

/** How many numbers the engine writes for the point, and for a strategy before its samples. */
const POINT_NUMBERS = 7;
const STRATEGY_NUMBERS = 10;

/**
 * A point under way, over its handle in the engine.
 *
 * @param {PointHandle} handle
 * @param {PointRequest} request
 * @returns {PointRun}
 */
export function makePointRun(handle, request) {
  const held = new Held(handle, 'point');
  return {
    advance(sliceMs) {
      const progress = held.use((it) => it.advance(sliceMs));
      return { done: progress === 1, progress };
    },
    result: () => resultOf(request, held.use((it) => it.result())),
    free: () => held.free(),
  };
}

/**
 * @param {PointRequest} request
 * @param {Float64Array} numbers
 * @returns {PointResult}
 */
export function resultOf(request, numbers) {
  const [buckets, shadowBuckets, clockStep, notes, median, low, high] = numbers;
  return {
    request,
    buckets,
    shadowBuckets,
    strategies: strategiesIn(numbers.subarray(POINT_NUMBERS)),
    ratio: Number.isNaN(median) ? null : { median, low, high },
    clockStep,
    notes: NOTES.filter((_, bit) => notes & (1 << bit)),
  };
}

/** @param {Float64Array} numbers of all strategies @returns {PointResult['strategies']} */
function strategiesIn(numbers) {
  /** @type {PointResult['strategies']} */
  const results = {};
  let rest = numbers;
  for (const strategy of STRATEGIES) {
    const taken = takeResult(rest);
    if (taken.result) results[strategy] = taken.result;
    rest = taken.rest;
  }
  return results;
}

/**
 * The first of several results that stand one after another.
 *
 * @param {Float64Array} numbers
 * @returns {{result: StrategyResult | null, rest: Float64Array}} `result`: null when nothing is known of it
 */
export function takeResult(numbers) {
  const [samples] = numbers;
  if (samples < 0) return { result: null, rest: numbers.subarray(1) };
  const end = STRATEGY_NUMBERS + samples;
  return { result: strategyOf(numbers.subarray(0, end)), rest: numbers.subarray(end) };
}

/** @param {Float64Array} numbers of one strategy @returns {StrategyResult} */
function strategyOf(numbers) {
  const [, source, median, mad, low, high, lowFence, highFence, iterations, examined] = numbers;
  const samples = [...numbers.subarray(STRATEGY_NUMBERS)];
  const isOutlier = (/** @type {number} */ index) => samples[index] < lowFence || samples[index] > highFence;
  return {
    source: SOURCES[source],
    median,
    mad,
    low,
    high,
    samples,
    outliers: [...samples.keys()].filter(isOutlier),
    iterations,
    examined,
  };
}
