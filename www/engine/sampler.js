/** @import { LoadOptions } from './load.js' */
/** @import { PointRequest, Sampler } from './measure-types.js' */
/** @import { PhaseName } from './types.js' */
import { crossing } from './boundary.js';
import { fitColumns, fitOf, jumpsOf } from './fit.js';
import { loadMeasureGlue } from './measure-glue.js';
import { LabError } from './lab-error.js';
import { namesAsked } from './names-asked.js';
import { makePointRun, STRATEGIES } from './point.js';
import { makeProfileRun } from './profile/read.js';

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
      const asked = checked(request, '{ count, measure, samples, budgetMs, nsPerBucket }');
      return makePointRun(crossing(() => glue.PointHandle.start(asked)), request);
    },
    startProfile(request) {
      const asked = { ...checked(request, '{ count, samples, budgetMs, nsPerBucket }'), measure: /** @type {const} */ ('teardown') };
      const phases = glue.ProfileHandle.phases().split(', ');
      return makeProfileRun(crossing(() => glue.ProfileHandle.start(asked)), asked, /** @type {PhaseName[]} */ (phases));
    },
    fit: (points) => fitOf(crossing(() => glue.fit(fitColumns(points)))),
    exactJumps: (from, to) => jumpsOf(crossing(() => glue.exactJumps(from, to))),
  };
}

/**
 * What is asked, with what goes without saying; the engine checks its words and numbers.
 *
 * @template {Pick<PointRequest, 'family' | 'names' | 'strategies'>} Request
 * @param {Request} request
 * @param {string} wanted what a request holds
 */
function checked(request, wanted) {
  const named = namesAsked(request, 'Nothing can be measured of', `give ${wanted}`);
  const { strategies = ['find-first', 'bulk'] } = named;
  if (!Array.isArray(strategies) || strategies.length === 0) {
    throw new LabError(
      'unknown-strategy',
      `The strategies to measure are ${JSON.stringify(strategies)}; give an array of ${STRATEGIES.join(', ')}.`,
    );
  }
  return { ...named, strategies };
}
