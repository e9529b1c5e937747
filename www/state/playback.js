/** @import { Playback } from './types.js' */
import { clampSpeed, gather, gatheringStart } from './speed.js';

/**
 * Fractions of a step are kept in units of 2⁻¹⁸: sums of them are then exact in a double even at
 * 10¹¹ steps a second, so going forward and back again ends exactly where it began.
 */
const units = 2 ** 18;

/**
 * The longest time that one tick stands for. A page that was hidden or held up goes on from where
 * it was instead of leaping.
 */
const longestTick = 100;

/** @returns {Playback} at the start, standing still */
export function playbackAtStart() {
  return {
    position: 0,
    fraction: 0,
    playing: false,
    finished: false,
    direction: 1,
    speed: gatheringStart,
    gathering: true,
    clock: 'steps',
  };
}

/**
 * Plays on. Pure, O(1), exact for positions below 2⁵³.
 *
 * @param {Playback} playback
 * @param {number} length the last position
 * @param {number} milliseconds since the tick before; at most 100 are counted
 * @returns {Playback} the same object when nothing moves
 */
export function advance(playback, length, milliseconds) {
  if (!playback.playing) return playback;
  const time = Math.min(longestTick, Math.max(0, milliseconds));
  const { speed, steps } = playback.gathering
    ? gather(playback.speed, time)
    : { speed: playback.speed, steps: (playback.speed * time) / 1000 };
  const moved = playback.fraction + (playback.direction * Math.round(steps * units)) / units;
  const whole = Math.floor(moved);
  const position = playback.position + whole;
  const beyond = playback.direction === 1 ? position >= length : position < 0;
  if (beyond) return { ...endOf(playback, length), speed };
  return { ...playback, speed, position, fraction: moved - whole };
}

/** @param {Playback} playback @param {number} length @returns {Playback} */
function endOf(playback, length) {
  const position = playback.direction === 1 ? length : 0;
  return { ...playback, position, fraction: 0, playing: false, finished: true };
}

/**
 * Stands still at `position`, or at the nearest end when that is beyond one.
 *
 * @param {Playback} playback
 * @param {number} length
 * @param {number} position whole
 * @returns {Playback}
 */
export function moveTo(playback, length, position) {
  return {
    ...playback,
    position: Math.min(length, Math.max(0, position)),
    fraction: 0,
    playing: false,
    finished: false,
  };
}

/**
 * Starts to play. Whoever asks for it at the end that lies ahead means from the other end.
 *
 * @param {Playback} playback
 * @param {number} length
 * @param {1 | -1} direction
 * @returns {Playback}
 */
export function play(playback, length, direction) {
  const ahead = direction === 1 ? length : 0;
  if (playback.position === ahead) return restart({ ...playback, direction }, length);
  return { ...playback, direction, playing: length > 0, finished: false };
}

/**
 * Plays from the end that lies behind; a gathering pace begins anew.
 *
 * @param {Playback} playback
 * @param {number} length
 * @returns {Playback}
 */
export function restart(playback, length) {
  return {
    ...playback,
    position: playback.direction === 1 ? 0 : length,
    fraction: 0,
    playing: length > 0,
    finished: false,
    speed: playback.gathering ? gatheringStart : playback.speed,
  };
}

/** @param {Playback} playback @returns {Playback} */
export function pause(playback) {
  return { ...playback, playing: false, finished: false };
}

/** @param {Playback} playback @param {number} speed steps a second @returns {Playback} */
export function steadySpeed(playback, speed) {
  return { ...playback, speed: clampSpeed(speed), gathering: false };
}
