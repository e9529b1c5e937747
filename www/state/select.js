/** @import { Built, Family, Frame, PerShown, Playback, Source, State } from './types.js' */
/** @import { Rail } from './rail.js' */
import { firstSource } from './sources.js';
import { layRail } from './rail.js';

/**
 * @param {State} state
 * @returns {Rail | null} null while nothing stands
 */
export function railOf(state) {
  const steps = state.standing?.built.steps;
  return steps ? layRail(state.screen.shown, { steps, nanoseconds: state.measured }, state.playback.clock) : null;
}

/**
 * @param {State} state
 * @returns {PerShown<number> | null} the step at which each strategy is
 */
export function stepsOf(state) {
  return railOf(state)?.stepsAt(state.playback.position) ?? null;
}

/**
 * What the reader sees: the frames that are painted, and the dictionary they belong to. Words and
 * numbers are taken from here, so that what is read is what is drawn.
 *
 * @param {State} state
 * @returns {{built: Built, frames: PerShown<Frame>} | null} null until the dictionary that
 *   stands has been painted
 */
export function shownOf(state) {
  const built = state.standing?.built;
  return built && state.painted?.id === built.id
    ? { built, frames: state.painted.frames }
    : null;
}

/**
 * @param {State} state
 * @returns {'light' | 'dark'}
 */
export function themeOf({ screen }) {
  if (screen.theme === 'auto') return screen.systemDark ? 'dark' : 'light';
  return screen.theme;
}

/**
 * @param {State} state
 * @returns {boolean} whether the step of each strategy that is shown has been timed, so that *same time* can be had
 */
export function isMeasured({ measured, screen }) {
  return screen.shown.every((strategy) => typeof measured[strategy] === 'number');
}

/**
 * @param {Playback} playback
 * @param {number} length
 * @returns {'start' | 'end' | 'between'} where the playhead is
 */
export function placeOf({ position }, length) {
  if (position === 0) return 'start';
  return position === length ? 'end' : 'between';
}

/** @param {Source} source @returns {number} the names asked for */
export function countOf(source) {
  return 'names' in source ? source.names.length : source.count;
}

/**
 * @param {State} state
 * @returns {Family} the family that stands, or the first one when the names are the reader's own
 */
export function familyOf({ standing }) {
  const source = standing?.source;
  return (source && !('names' in source) && source.family) || firstSource.family;
}
