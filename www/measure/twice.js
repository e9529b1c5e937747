import { LabError } from '../engine/lab-error.js';

/**
 * A machine that is busy with other things may keep the clock from being seen to move: that is worth
 * another try. A clock that stands still does so twice.
 *
 * @template Result
 * @param {() => Promise<Result>} measure
 * @param {() => Promise<Result>} again the other try
 * @returns {Promise<Result>}
 * @throws {LabError} `clock-stood-still`, and whatever else measuring meets
 */
export async function twice(measure, again) {
  try {
    return await measure();
  } catch (error) {
    if (!(error instanceof LabError) || error.code !== 'clock-stood-still') throw error;
    return again();
  }
}

/**
 * Says so of what took another try.
 *
 * @template {{notes: readonly string[]}} Point
 * @param {Point} point
 * @returns {Point}
 */
export const retried = (point) => ({ ...point, notes: [...new Set([...point.notes, 'retried'])] });
