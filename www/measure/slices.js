/** @import { Desk } from './types.js' */

/** So long the sampler works before messages are let in. */
const sliceMs = 25;

/** Progress is told no more often: a tenth of a second is as fast as it is read. */
export const tellEveryMs = 100;

/**
 * What is measured slice by slice.
 *
 * @template Result
 * @typedef {object} Sliced
 * @property {(sliceMs: number) => {done: boolean, progress: number}} advance
 * @property {() => Result} result
 * @property {() => void} free
 */

/**
 * Works through what was begun, letting messages in after each slice, and frees it, however it ends.
 *
 * @template Result
 * @param {{run: Sliced<Result>, desk: Desk, onProgress: (part: number) => void}} job
 * @returns {Promise<Result>}
 */
export async function workThrough({ run, desk, onProgress }) {
  try {
    for (;;) {
      const { done, progress } = run.advance(sliceMs);
      if (done) return run.result();
      onProgress(progress);
      await desk.breathe();
    }
  } finally {
    run.free();
  }
}
