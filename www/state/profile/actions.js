/** @import { ProfilePair, Progress } from '../../measure/types.js' */
/** @import { Building } from '../unasked.js' */
/** @import { FrameTarget, Pace, ProfileAction, TimeScale } from './types.js' */

/** All that can happen to the profile. Whoever wants a change dispatches one of these. */
export const profileActions = Object.freeze({
  /**
   * The page shows another dictionary.
   *
   * @param {number} count
   * @param {readonly string[] | null} [format] the reader's own that it is of; null: its names are made up
   * @param {Building | null} [building] what building the format took
   * @returns {ProfileAction}
   */
  follow: (count, format = null, building = null) => ({ type: 'page/shown', count, format, building }),
  /** What a step of this browser's clock takes. @param {number} ns @returns {ProfileAction} */
  clock: (ns) => ({ type: 'clock/known', ns }),
  /** @param {number} count @returns {ProfileAction} */
  choose: (count) => ({ type: 'count/chosen', count }),
  /** @param {TimeScale} scale @returns {ProfileAction} */
  scale: (scale) => ({ type: 'scale/chosen', scale }),
  /** @param {FrameTarget | null} target @returns {ProfileAction} */
  aim: (target) => ({ type: 'target/set', target }),
  /**
   * @param {readonly number[]} counts
   * @param {Pace} pace
   * @param {readonly string[] | null} [names] the reader's own format, whose first ones are measured; null: made-up ones
   * @returns {ProfileAction}
   */
  run: (counts, pace, names = null) => ({ type: 'run/asked', pace, counts, names }),
  /** @param {Progress} progress @returns {ProfileAction} */
  progress: (progress) => ({ type: 'run/progress', progress }),
  /** @param {ProfilePair} pair @returns {ProfileAction} */
  pair: (pair) => ({ type: 'run/pair', pair }),
  /** @returns {ProfileAction} */
  stop: () => ({ type: 'run/stop' }),
  /** @returns {ProfileAction} */
  stopped: () => ({ type: 'run/stopped' }),
  /** @returns {ProfileAction} */
  done: () => ({ type: 'run/done' }),
  /** @param {{code: string, message: string}} failure @returns {ProfileAction} */
  failed: ({ code, message }) => ({ type: 'run/failed', code, message }),
});
