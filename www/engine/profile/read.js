/** @import { PhaseResult, PointRequest, ProfileRun } from '../measure-types.js' */
/** @import { PhaseName } from '../types.js' */
/** @import { ProfileHandle } from '../glue/measure/lab.js' */
import { Held } from '../boundary.js';
import { resultOf, takeResult } from '../point.js';

/**
 * A profile under way, over its handle in the engine.
 *
 * @param {ProfileHandle} handle
 * @param {PointRequest} request of its teardowns
 * @param {readonly PhaseName[]} names
 * @returns {ProfileRun}
 */
export function makeProfileRun(handle, request, names) {
  const held = new Held(handle, 'profile');
  return {
    advance(sliceMs) {
      const progress = held.use((it) => it.advance(sliceMs));
      return { done: progress === 1, progress };
    },
    result() {
      let rest = held.use((it) => it.result());
      /** @type {PhaseResult[]} */
      const phases = [];
      for (const phase of names) {
        const [calls] = rest;
        const taken = takeResult(rest.subarray(1));
        phases.push({ phase, calls, result: taken.result });
        rest = taken.rest;
      }
      return { phases, teardown: resultOf(request, rest) };
    },
    free: () => held.free(),
  };
}
