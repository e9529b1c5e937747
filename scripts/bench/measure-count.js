/** @typedef {import('../../www/engine/measure-types.js').Sampler} Sampler */

/** Iterations are spread over so many samples at most, and so many at least: fewer tell no spread. */
const SAMPLES = { most: 20, least: 5 };

/** Nobody waits for a cancel here: the sampler works as long as it likes. */
const SLICE_MS = 60_000;

/**
 * One point of a bench, to its end.
 *
 * @param {Sampler} sampler
 * @param {import('./arguments.js').Bench} bench
 * @param {number} count
 */
export function measureCount(sampler, { iterations, strategies, measure, budgetMs }, count) {
  const samples = iterations === null ? SAMPLES.most : Math.min(Math.max(iterations, SAMPLES.least), SAMPLES.most);
  const run = sampler.start({
    count,
    measure,
    strategies,
    samples,
    ...(iterations === null ? {} : { iterations: Math.ceil(iterations / samples) }),
    budgetMs,
    nsPerBucket: null,
  });
  try {
    while (!run.advance(SLICE_MS).done);
    return run.result();
  } finally {
    run.free();
  }
}
