/** @import { OwningWords } from '../../words/en-owning.js' */
/** @import { CaseContext } from '../cases/mount.js' */
/** @import { LaterContent } from '../page/later.js' */
/** @import { OwningDesk } from './desk.js' */
/** @import { OwningState } from '../../state/owning/types.js' */
import { owningActions } from '../../state/owning/actions.js';
import { toilOfOwning } from '../../state/owning/select.js';
import { createCaseToil } from '../cases/toil.js';
import { h, setAttribute, setText } from '../dom/h.js';
import { showRefusal } from '../dom/refusal.js';
import { watch } from '../dom/watch.js';
import { createForm, forms } from './form.js';
import { shown } from './effects.js';
import { createLegend } from './legend.js';

/**
 * When bulk would be wrong: the same table with entries that own memory, emptied in three ways.
 *
 * @param {CaseContext & {desk: OwningDesk, more: OwningWords}} context
 * @returns {LaterContent}
 */
export function createOwning({ store: lab, desk: { store }, more, words, id }) {
  const toggle = h('input', {
    type: 'checkbox', role: 'switch', id: id('owns'), 'data-owns': '',
    on: { change: () => store.dispatch(owningActions.own(toggle.checked)) },
  });
  const waiting = h('p', { class: 'section-waiting', role: 'status' }, more.counting);
  const toil = createCaseToil({
    words: more.toil, toilOf: toilOfOwning, want: (source) => store.dispatch(owningActions.want(source)),
  });
  const refusal = h('p', { class: 'refusal', role: 'alert', 'data-case-refusal': '', hidden: true });
  const columns = forms.map((form) => createForm(form, { more, id }));
  const note = h('p', { class: 'setting-note', 'data-owning-note': '' });
  const grid = h('div', { class: 'owning-forms', hidden: true }, ...columns.map(({ element }) => element));
  const legend = createLegend(more);

  const show = watch(
    (/** @type {OwningState} */ state) => [state.counted, state.refusal, state.owns, toil.update({ ...state, standing: lab.get().standing })],
    (/** @type {OwningState['counted']} */ counted, /** @type {OwningState['refusal']} */ refused, /** @type {boolean} */ owns, /** @type {boolean} */ isToil) => {
      toggle.checked = owns;
      waiting.hidden = counted !== null || refused !== null || isToil;
      showRefusal(refusal, refused, words);
      grid.hidden = counted === null;
      legend.element.hidden = counted === null;
      if (!counted) return;
      const { outcomes } = counted;
      const buckets = outcomes[0]?.buckets ?? 0;
      for (const column of columns) column.show(outcomes.find(({ form }) => form === column.form) ?? null, counted.owns);
      legend.show(counted.owns);
      setText(note, more.note({ ...counted, shown: Math.min(shown, buckets), buckets }));
      setAttribute(grid, 'data-count', counted.taken);
      setAttribute(grid, 'data-owning', counted.owns);
    },
  );
  const update = () => show(store.get());
  const stops = [store.subscribe(update), lab.subscribe(update)];
  update();
  return {
    element: h('div', { class: 'case-body' },
      h('p', { class: 'owning-switch' }, toggle, h('label', { for: toggle.id }, more.toggle)),
      waiting, toil.element, refusal, grid, legend.element, note,
      h('div', { class: 'owning-words' }, ...more.why.map((paragraph) => h('p', {}, paragraph)),
        h('h3', { class: 'chart-subheading' }, more.loops.heading), h('p', {}, more.loops.text), h('p', {}, more.counterCase))),
    destroy: () => stops.forEach((stop) => stop()),
  };
}
