/** @import { Builder } from './build-types.js' */
/** @import { LoadOptions } from './load.js' */
import { crossing } from './boundary.js';
import { loadBuilderGlue } from './builder-glue.js';
import { makeBuilding } from './building.js';
import { handleOf } from './source.js';

/**
 * Loads what shows a dictionary being built, name by name and probe by probe. Runs in browsers, in
 * workers and in Node from version 20.
 *
 * @param {LoadOptions} [options]
 * @returns {Promise<Builder>}
 * @throws {import("./lab-error.js").LabError} `engine-load-failed`
 */
export async function loadBuilder(options) {
  const { glue, memory } = await loadBuilderGlue(options);
  /** @type {Builder['start']} */
  const start = (source) => makeBuilding({ handle: crossing(() => handleOf(glue.BuildingHandle, source)), memory });
  return {
    start,
    build(source) {
      const building = start(source);
      try {
        building.advance(Number.MAX_SAFE_INTEGER);
        return building;
      } catch (refusal) {
        building.free();
        throw refusal;
      }
    },
  };
}
