/** @import { ClockName, PerShown, Strategy } from '../../state/types.js' */
/** @import { ViewContext, Part } from '../types.js' */
import { actions } from '../../state/actions.js';
import { isMeasured, railOf } from '../../state/select.js';
import { h, setText } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/**
 * What both panes have in common while they play. *Same time* needs measured times; until there are
 * some it cannot be chosen, and the line below says why.
 *
 * @param {ViewContext} context
 * @returns {Part}
 */
export function createClock({ store, words, id }) {
  const { transport } = words;
  const note = h('p', { class: 'setting-note', id: id('clock-note'), 'data-clock-note': '' });
  const radio = (/** @type {ClockName} */ clock, /** @type {string} */ label) => {
    const input = h('input', {
      type: 'radio', name: id('clock'), value: clock, class: 'segment-input', id: id(`clock-${clock}`),
      'aria-describedby': clock === 'time' ? note.id : null,
      on: { change: () => store.dispatch(actions.setClock(clock)) },
    });
    return { input, label: h('label', { class: 'segment', for: input.id }, label) };
  };
  const steps = radio('steps', transport.sameSteps);
  const time = radio('time', transport.sameTime);
  const element = h('fieldset', { class: 'setting clock' },
    h('legend', { class: 'setting-label' }, transport.clock),
    h('div', { class: 'segments' }, steps.input, steps.label, time.input, time.label),
    note);
  const update = watch(
    (state) => [railOf(state)?.clock ?? 'steps', isMeasured(state), state.measured, state.screen.shown],
    (clock, measured, nanoseconds, shown) => {
      steps.input.checked = clock === 'steps';
      time.input.checked = clock === 'time';
      time.input.disabled = !measured;
      setText(note, noteOn(nanoseconds, shown, words));
    },
  );
  return { element, update };
}

/**
 * @param {PerShown<number | null>} nanoseconds
 * @param {readonly Strategy[]} shown
 * @param {ViewContext['words']} words
 */
function noteOn(nanoseconds, shown, { transport, strategies }) {
  if (shown.every((strategy) => nanoseconds[strategy] === undefined)) return transport.unmeasured;
  const known = shown.flatMap((strategy) => {
    const ns = nanoseconds[strategy] ?? null;
    return ns === null ? [] : [{ title: strategies[strategy].title, ns }];
  });
  if (known.length === shown.length) return transport.measured(known);
  return known.length === 0 ? transport.allBelowClock : transport.belowClock;
}
