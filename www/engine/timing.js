/** @import { Family, Strategy } from './types.js' */
import { crossing } from './boundary.js';
import { loadMeasureGlue } from './measure-glue.js';

/** What a batch took, and exist bits tested or entries put in that time. @typedef {{ ns: number, work: number }} Batch */

/**
 * Loads what times batches; each batch runs inside the engine, between two looks at its clock.
 */
export async function loadTiming() {
  const { glue } = await loadMeasureGlue();
  return {
    /**
     * @param {{ family?: Family, count: number, strategy: Strategy, iterations: number }} options
     * @returns {Batch}
     */
    teardown: ({ family = 'field', count, strategy, iterations }) =>
      read(() => glue.timeTeardown(family, count, strategy, iterations)),
    /**
     * @param {{ family?: Family, count: number, iterations: number }} options
     * @returns {Batch}
     */
    build: ({ family = 'field', count, iterations }) =>
      read(() => glue.timeBuild(family, count, iterations)),
  };
}

/**
 * @param {() => { ns: number, work: number, free(): void }} time
 * @returns {Batch}
 */
function read(time) {
  const result = crossing(time);
  const { ns, work } = result;
  result.free();
  return { ns, work };
}
