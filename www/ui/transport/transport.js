/** @import { State } from '../../state/types.js' */
/** @import { ViewContext, Part } from '../types.js' */
/** @import { ScrubRail } from './types.js' */
import { railOf, shownOf } from '../../state/select.js';
import { h } from '../dom/h.js';
import { createButtons } from './buttons.js';
import { createClock } from './clock.js';
import { createGoTo } from './go-to.js';
import { createScrub } from './scrub.js';
import { createSpeed } from './speed.js';

/**
 * One bar that plays both panes: buttons and scrub bar, which stay in view, and below them what is
 * set more seldom.
 *
 * @param {ViewContext} context
 * @returns {{bar: Part, settings: Part}}
 */
export function createTransport(context) {
  const bar = gather([createButtons(context), createScrub(context, railOfTeardown(context))]);
  const settings = gather([createSpeed(context), createClock(context), createGoTo(context)]);
  return {
    bar: {
      ...bar,
      element: h('section', { class: 'transport', 'aria-label': context.words.transport.label }, ...bar.elements),
    },
    settings: { ...settings, element: h('div', { class: 'settings' }, ...settings.elements) },
  };
}

/**
 * A bar with what few readers can do without: play, begin anew, scrub.
 *
 * @param {ViewContext} context
 * @returns {Part}
 */
export function createSmallTransport(context) {
  const bar = gather([createButtons(context, { few: true }), createScrub(context, railOfTeardown(context))]);
  return {
    ...bar,
    element: h('section', { class: 'transport transport-small', 'aria-label': context.words.transport.label }, ...bar.elements),
  };
}

/** @param {readonly Part[]} parts */
function gather(parts) {
  return {
    elements: parts.map(({ element }) => element),
    update: (/** @type {import('../../state/types.js').State} */ state) => parts.forEach((part) => part.update(state)),
  };
}

/**
 * @param {ViewContext} context
 * @returns {ScrubRail<State, NonNullable<ReturnType<typeof shownOf>>>}
 */
function railOfTeardown({ store, words }) {
  return {
    lengthOf: (state) => railOf(state)?.length,
    shownOf,
    statusOf({ frames, built }) {
      const [strategy] = store.get().screen.shown;
      const frame = frames[strategy];
      return frame ? words.status(strategy, frame, built) : '';
    },
  };
}
