/** @import { Action, State } from './types.js' */
import { reduceLesson } from './lesson/reduce.js';
import { reduceDictionary } from './reduce-dictionary.js';
import { reducePanes } from './reduce-panes.js';
import { holdToRail, reducePlayback } from './reduce-playback.js';
import { reduceScreen } from './reduce-screen.js';
import { railOf } from './select.js';

/**
 * The one reducer. Each part of the state has its own; the playhead's also needs to know how
 * long the rail is, which follows from the dictionary and from what was measured.
 *
 * @param {State} state
 * @param {Action} action
 * @returns {State} the same object when nothing changes
 */
export function reduce(state, action) {
  const settled = reduceDictionary(state, action);
  const moved = reducePlayback(settled.playback, action, railOf(settled));
  const playback = holdToRail(moved, railOf({ ...settled, playback: moved }));
  const panes = reducePanes(settled.panes, action);
  const screen = reduceScreen(settled.screen, action);
  const lesson = reduceLesson(settled.lesson, action);
  const same = playback === settled.playback && panes === settled.panes
    && screen === settled.screen && lesson === settled.lesson;
  return same ? settled : { ...settled, playback, panes, screen, lesson };
}
