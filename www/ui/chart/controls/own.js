/** @import { ChartState, OwnInput } from '../../../state/chart/types.js' */
/** @import { ChartContext, ChartPart } from '../types.js' */
import { chartActions } from '../../../state/chart/actions.js';
import { readOwnPlan } from '../../../state/chart/own-plan.js';
import { h, setAttribute, setText } from '../../dom/h.js';
import { watch } from '../../dom/watch.js';

/** @type {readonly OwnInput[]} */
const inputs = ['counts', 'iterations', 'budget'];

/**
 * The inputs of one's own sweep. What is typed is judged when an input is left, not while it is still
 * being typed.
 *
 * @param {ChartContext} context
 * @returns {ChartPart}
 */
export function createOwn(context) {
  const rows = inputs.map((input) => createInput(context, input));
  const element = h('div', { class: 'own-sweep', hidden: true }, ...rows.map((row) => row.element));
  const show = watch(
    (/** @type {ChartState} */ state) => [state.preset === 'own'],
    (own) => {
      element.hidden = !own;
    },
  );
  return {
    element,
    update(state) {
      show(state);
      for (const row of rows) row.update(state);
    },
  };
}

/** @param {ChartContext} context @param {OwnInput} input @returns {ChartPart} */
function createInput({ store, chart: { controls, refusals }, id }, input) {
  const hint = h('p', { class: 'setting-note', id: id(`own-${input}-hint`) }, controls.own[`${input}Hint`]);
  const refusal = h('p', {
    class: 'refusal', id: id(`own-${input}-refusal`), role: 'status', 'data-refusal': `own-${input}`, hidden: true,
  });
  const field = h('input', {
    type: 'text', class: 'field', id: id(`own-${input}`), autocomplete: 'off', spellcheck: 'false',
    inputmode: input === 'counts' ? 'text' : 'decimal',
    'aria-describedby': `${hint.id} ${refusal.id}`, 'data-own': input,
    on: {
      input: () => store.dispatch(chartActions.type(input, field.value)),
      change: () => {
        const { own, measure, format } = store.get();
        const read = readOwnPlan(own, measure, format?.length);
        store.dispatch(chartActions.refuse('refusals' in read ? read.refusals : {}));
      },
    },
  });
  const update = watch(
    (/** @type {ChartState} */ state) => [state.own[input], state.refusals[input]],
    (text, refused) => {
      if (field.value !== text) field.value = text;
      setAttribute(field, 'aria-invalid', refused ? 'true' : null);
      setText(refusal, refused ? refusals(refused) : '');
      setAttribute(refusal, 'data-code', refused?.code);
      refusal.hidden = !refused;
    },
  );
  const element = h('div', { class: `setting own-${input}` },
    h('label', { class: 'setting-label', for: field.id }, controls.own[input]), field, hint, refusal);
  return { element, update };
}
