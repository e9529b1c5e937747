/** @import { LoadOptions } from './load.js' */
/** @import { Sampler } from './measure-types.js' */
import { crossing } from './boundary.js';
import { fitColumns, fitOf, jumpsOf } from './fit.js';
import { loadMeasureGlue } from './measure-glue.js';
import { LabError } from './lab-error.js';
import { makePointRun, STRATEGIES } from './point.js';

/**
 * Loads what measures: it times batches inside the engine, and says of every number how it came
 * about. Runs in browsers, in workers and in Node from version 20; a worker is the place for it,
 * since what is timed cannot be interrupted.
 *
 * @param {LoadOptions} [options]
 * @returns {Promise<Sampler>}
 * @throws {LabError} `engine-load-failed`
 */
export async function loadSampler(options) {
  const { glue } = await loadMeasureGlue(options);
  return {
    clockStep: () => crossing(() => glue.clockStep()),
    start(request) {
      if (request === null || typeof request !== 'object') {
        throw new LabError(
          'request-missing',
          `Nothing can be measured of ${String(request)}; give { count, measure, samples, budgetMs, nsPerBucket }.`,
        );
      }
      const { family = 'field', strategies = ['find-first', 'bulk'] } = request;
      if (!Array.isArray(strategies) || strategies.length === 0) {
        throw new LabError(
          'unknown-strategy',
          `The strategies to measure are ${JSON.stringify(strategies)}; give an array of ${STRATEGIES.join(', ')}.`,
        );
      }
      const asked = { ...request, family, strategies };
      return makePointRun(crossing(() => glue.PointHandle.start(asked)), request);
    },
    fit: (points) => fitOf(crossing(() => glue.fit(fitColumns(points)))),
    exactJumps: (from, to) => jumpsOf(crossing(() => glue.exactJumps(from, to))),
  };
}
