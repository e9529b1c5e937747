/** @import { Assembled } from '../assemble.js' */
/** @import { AttributeName, Settings } from './attributes.js' */
import { actions } from '../state/actions.js';
import { lessonActions } from '../state/lesson/actions.js';
import { firstSource } from '../state/sources.js';

/** Attributes that decide what there is in the lab: another one has to move in when they change. */
const structure = Object.freeze(/** @type {const} */ (['view', 'strategy', 'controls', 'locked', 'lang']));

/** @param {ReadonlySet<AttributeName>} changed */
export function needsAnother(changed) {
  return structure.some((name) => changed.has(name));
}

/**
 * Brings attributes that have changed to a lab that goes on.
 *
 * @param {Assembled} lab
 * @param {Settings} settings
 * @param {ReadonlySet<AttributeName>} changed
 */
export function apply({ store: { dispatch }, travel }, settings, changed) {
  const { source, step, speed, clock, theme, lesson } = settings;
  if (changed.has('names') || changed.has('fields') || changed.has('family')) {
    const wished = source ?? firstSource;
    dispatch(actions.build(wished, 'names' in wished ? 'names' : 'sentence'));
  }
  if (changed.has('step') && step !== null) void travel.toStep(step);
  if (changed.has('speed')) dispatch(speed === null ? actions.gather(true) : actions.setSpeed(speed));
  if (changed.has('clock')) dispatch(actions.setClock(clock));
  if (lesson && ['lesson', 'only', 'predict'].some((name) => changed.has(/** @type {AttributeName} */ (name)))) dispatch(lessonActions.open(lesson));
  if (changed.has('theme')) dispatch(actions.setTheme(theme));
}
