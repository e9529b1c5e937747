/** @import { Frame, PlacedFrame } from '../types.js' */

/**
 * Puts frames to their places across a picture. Pure; O(frames).
 *
 * @param {readonly Frame[]} frames
 * @param {{width: number, longest: number}} scale `longest`: ns that are as wide as the picture
 * @returns {PlacedFrame[]}
 */
export function placeFrames(frames, { width, longest }) {
  const pixels = (/** @type {number} */ ns) => (longest > 0 ? (ns / longest) * width : 0);
  return frames.map((frame) => ({ ...frame, left: pixels(frame.start), width: pixels(frame.ns) }));
}

/**
 * Round times along an axis, at most so many beside 0: steps of 1, 2 or 5 and zeros.
 *
 * @param {number} longest ns, above 0
 * @param {number} most at least 1
 * @returns {number[]} ascending, from 0
 */
export function ticksTo(longest, most) {
  const rough = longest / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough * (1 - 1e-9)) ?? 10 * power;
  return Array.from({ length: Math.floor(longest / step + 1e-9) + 1 }, (_, index) => index * step);
}
