/** @import { Action, Playback } from './types.js' */
/** How far the playhead can go. @typedef {{length: number}} Rail */
import { advance, moveTo, pause, play, restart, steadySpeed } from './playback.js';

/**
 * @param {Playback} playback
 * @param {Action} action
 * @param {Rail | null} rail null while nothing stands: the playhead cannot move then
 * @returns {Playback}
 */
export function reducePlayback(playback, action, rail) {
  const length = rail?.length ?? 0;
  switch (action.type) {
    case 'play/ticked':
      return rail ? advance(playback, length, action.milliseconds) : playback;
    case 'play/toggled':
      return playback.playing ? pause(playback) : play(playback, length, 1);
    case 'play/started':
      return play(playback, length, action.direction);
    case 'play/paused':
      return playback.playing ? pause(playback) : playback;
    case 'play/restarted':
      return restart({ ...playback, direction: 1 }, length);
    case 'play/stepped':
      return moveTo(playback, length, playback.position + action.by);
    case 'play/moved':
      return moveTo(playback, length, action.position);
    case 'play/speed':
      return steadySpeed(playback, action.speed);
    case 'play/gather':
      return { ...playback, gathering: action.on };
    case 'play/clock':
      return { ...playback, clock: action.clock };
    default:
      return playback;
  }
}

/**
 * Another clock, a measurement or another dictionary may leave the playhead beyond the rail's end.
 *
 * @param {Playback} playback
 * @param {Rail | null} rail as it is after the change
 * @returns {Playback}
 */
export function holdToRail(playback, rail) {
  return rail && playback.position > rail.length
    ? moveTo(playback, rail.length, rail.length)
    : playback;
}
