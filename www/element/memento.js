/** @import { AttributeName, Settings } from './attributes.js' */
/** @import { State, Wishes } from '../state/types.js' */

/**
 * What has to be kept of a lab so that another one can go on where it was: every instant follows from
 * the dictionary and the step.
 *
 * @typedef {object} Memento
 * @property {Wishes} wishes
 * @property {boolean} playing
 */

/**
 * @param {State} state
 * @param {Wishes} wished what the lab began with
 * @returns {Memento}
 */
export function mementoOf({ standing, playback, screen, lesson }, wished) {
  if (!standing) return { wishes: wished, playing: false };
  return {
    wishes: {
      // An answer may show another dictionary than the step is told over.
      source: lesson && !lesson.away ? lesson.source : standing.source,
      step: playback.position > 0 ? String(playback.position) : null,
      speed: playback.gathering ? null : playback.speed,
      clock: playback.clock,
      theme: screen.theme,
      lesson: lesson && { step: lesson.step, only: lesson.only, predictFirst: lesson.predictFirst },
      language: screen.language,
      complaints: [],
    },
    playing: playback.playing,
  };
}

/**
 * What attributes say anew, over what was kept.
 *
 * @param {Memento | null} memento
 * @param {Settings} settings
 * @param {ReadonlySet<AttributeName>} changed
 * @returns {Memento | null}
 */
export function amended(memento, settings, changed) {
  if (!memento) return null;
  const { wishes } = memento;
  const hasSource = ['fields', 'names', 'family'].some((name) => changed.has(/** @type {AttributeName} */ (name)));
  return {
    ...memento,
    wishes: {
      ...wishes,
      ...(hasSource ? { source: settings.source, step: null } : {}),
      ...(changed.has('step') ? { step: settings.step } : {}),
      ...(changed.has('speed') ? { speed: settings.speed } : {}),
      ...(changed.has('clock') ? { clock: settings.clock } : {}),
      ...(['view', 'lesson', 'only', 'predict'].some((name) => changed.has(/** @type {AttributeName} */ (name))) ? { lesson: settings.lesson } : {}),
      ...(changed.has('theme') ? { theme: settings.theme } : {}),
    },
  };
}
