/** @import { Measure } from '../../../engine/measure-types.js' */
/** @import { PresetName } from '../../../measure/types.js' */
/** @import { ChartState } from '../../../state/chart/types.js' */
/** @import { ChartContext, ChartPart } from '../types.js' */
import { measureOf, presetNames } from '../../../measure/presets.js';
import { chartActions } from '../../../state/chart/actions.js';
import { isUnderWay } from '../../../state/chart/reduce-run.js';
import { subjectOf } from '../../../state/chart/select.js';
import { h, setText } from '../../dom/h.js';
import { watch } from '../../dom/watch.js';
import { chosenPlan, isOffered, readChosenPlan } from '../chosen-plan.js';
import { createWhose } from '../whose.js';
import { createOwn } from './own.js';

/** @type {readonly Measure[]} */
const measures = ['teardown', 'close', 'open-close'];

/**
 * Which sweep, of what, and the one button that begins and ends it.
 *
 * @param {ChartContext} context
 * @returns {ChartPart}
 */
export function createSweep(context) {
  const { store, chart: { controls }, id } = context;
  const hint = h('p', { class: 'setting-note', id: id('sweep-hint') });
  const of = createWhose({ say: controls.of, mark: 'data-chart-of' });
  const options = /** @type {readonly PresetName[]} */ (['format', ...presetNames])
    .map((name) => h('option', { value: name, hidden: name === 'format' }, controls.presets[name]));
  const preset = h('select', {
    class: 'field', id: id('preset'), 'aria-describedby': hint.id,
    on: {
      change: () => {
        const name = /** @type {PresetName} */ (preset.value);
        store.dispatch(chartActions.choose(name, measureOf(name)));
      },
    },
  }, ...options);
  const measure = h('select', {
    class: 'field', id: id('measure'),
    on: { change: () => store.dispatch(chartActions.chooseMeasure(/** @type {Measure} */ (measure.value))) },
  }, ...measures.map((name) => h('option', { value: name }, controls.measures[name])));
  const button = h('button', { type: 'submit', class: 'button button-main', 'data-do': 'measure' });
  const own = createOwn(context);
  const element = h('form', {
    class: 'sweep', novalidate: true,
    on: {
      submit: (event) => {
        event.preventDefault();
        startOrStop(context);
      },
    },
  },
  h('div', { class: 'sweep-row' },
    h('div', { class: 'setting' }, h('label', { class: 'setting-label', for: preset.id }, controls.preset), preset),
    h('div', { class: 'setting' }, h('label', { class: 'setting-label', for: measure.id }, controls.measure), measure),
    own.element,
    button),
  hint, of.element);

  const showChoice = watch(
    (/** @type {ChartState} */ state) => [state.preset, state.measure, state.own, state.format, state.exact],
    (name, what, text, format, exact) => {
      for (const option of options) {
        const isThere = isOffered(/** @type {PresetName} */ (option.value), format);
        option.disabled = !isThere;
        option.hidden = option.value === 'format' && !isThere;
      }
      preset.value = name;
      measure.value = what;
      const plan = chosenPlan({ preset: name, measure: what, own: text, format, exact });
      setText(hint, plan ? controls.hints[name](plan) : '');
    },
  );
  const showButton = watch(
    (/** @type {ChartState} */ state) => [state.run?.phase],
    (phase) => {
      const underWay = phase === 'running' || phase === 'stopping';
      setText(button, underWay ? controls.stop : phase ? controls.again : controls.start);
      button.dataset.state = underWay ? 'running' : 'idle';
      preset.disabled = underWay;
      measure.disabled = underWay;
    },
  );
  return {
    element,
    update(state) {
      showChoice(state);
      of.show({ shown: subjectOf(state), next: state.format });
      showButton(state);
      own.update(state);
    },
  };
}

/**
 * Begins the sweep that is chosen, or ends the one under way. What is typed and is no plan is
 * refused beside its input, and what was measured stays.
 *
 * @param {ChartContext} context
 */
function startOrStop({ store }) {
  const state = store.get();
  const { run, format } = state;
  if (run && isUnderWay(run)) {
    store.dispatch(chartActions.stop());
    return;
  }
  const read = readChosenPlan(state);
  if ('plan' in read) store.dispatch(chartActions.run(read.plan, Date.now(), format));
  else store.dispatch(chartActions.refuse(read.refusals));
}
