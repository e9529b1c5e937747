/** @import { ChartState, KeptRun, KeptTrouble } from '../../state/chart/types.js' */
/** @import { Cupboard } from '../../measure/kept/cupboard.js' */
/** @import { ChartContext, ChartPart } from './types.js' */
import { chartActions } from '../../state/chart/actions.js';
import { isUnderWay } from '../../state/chart/reduce-run.js';
import { h } from '../dom/h.js';
import { watch } from '../dom/watch.js';
import { keepFocus } from './keep-focus.js';
import { saveFile } from './save-file.js';

/**
 * Runs that stay: keep, name, show beneath the current one, delete and have it back.
 *
 * @param {ChartContext} context
 * @param {Cupboard} cupboard
 * @returns {ChartPart}
 */
export function createKept(context, cupboard) {
  const { store, chart: { kept }, id } = context;
  const heading = h('h3', { class: 'chart-subheading', id: id('kept-heading'), tabindex: -1 }, kept.heading);
  const name = h('input', { type: 'text', class: 'field', id: id('keep-name'), 'aria-label': kept.name, maxlength: 80, autocomplete: 'off' });
  const form = h('form', {
    class: 'keep-form', hidden: true,
    on: {
      submit: (event) => {
        event.preventDefault();
        const { run } = store.get();
        if (run) store.dispatch(chartActions.keep(freshId(), name.value.trim() || kept.defaultName(run.plan, run.begunAt)));
      },
    },
  }, name, h('button', { type: 'submit', class: 'button', 'data-do': 'keep' }, kept.keep));
  const list = h('ul', { class: 'kept-list', 'data-kept': '' });
  const none = h('p', { class: 'setting-note' }, kept.none);
  const undo = h('div', { class: 'kept-line', role: 'status' });
  const troubles = h('div', { role: 'status', 'data-kept-troubles': '' });
  const element = h('section', { class: 'kept', 'aria-labelledby': heading.id }, heading, form, none, list, undo, troubles);

  const showForm = watch(
    (/** @type {ChartState} */ { run }) => [run?.begunAt, run !== null && !isUnderWay(run) && run.points.length > 0 && run.keptAs === null],
    (begunAt, canKeep) => {
      const { run } = store.get();
      const hadFocus = form.contains(document.activeElement);
      form.hidden = !canKeep;
      if (hadFocus && !canKeep) heading.focus();
      if (canKeep && run && begunAt !== undefined) name.value = kept.defaultName(run.plan, begunAt);
    },
  );
  const showList = watch(
    (/** @type {ChartState} */ { shelf }) => [shelf.runs, shelf.shown, shelf.deleted],
    (runs, shown, deleted) => {
      const focus = keepFocus(list);
      none.hidden = runs.length > 0;
      list.replaceChildren(...runs.map((run) => item(run, shown.includes(run.id), context)));
      undo.replaceChildren(...(deleted ? undoLine(deleted, context) : []));
      focus(undo.querySelector('button') ?? name);
    },
  );
  const showTroubles = watch(
    (/** @type {ChartState} */ { shelf }) => [shelf.troubles],
    (all) => troubles.replaceChildren(...all.map((trouble) => troubleLine(trouble, context, cupboard))),
  );
  return {
    element,
    update(state) {
      showForm(state);
      showList(state);
      showTroubles(state);
    },
  };
}

/** No other run has it. A page that is not served securely has no `randomUUID`. */
function freshId() {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('-');
}

/** @param {KeptRun} run @param {boolean} shown @param {ChartContext} context */
function item(run, shown, { store, chart: { kept } }) {
  const show = h('input', {
    type: 'checkbox', 'aria-label': kept.show(run.name), 'data-control': `show ${run.id}`,
    on: { change: () => store.dispatch(chartActions.show(run.id, show.checked)) },
  });
  show.checked = shown;
  const name = h('input', {
    type: 'text', class: 'field kept-name', value: run.name, maxlength: 80, 'aria-label': kept.rename(run.name),
    'data-control': `name ${run.id}`,
    on: {
      change: () => {
        const wanted = name.value.trim();
        if (wanted === '') name.value = run.name;
        else store.dispatch(chartActions.rename(run.id, wanted));
      },
    },
  });
  return h('li', { class: 'kept-item', 'data-kept-run': run.id },
    h('label', { class: 'check' }, show, kept.showShort),
    name,
    h('span', { class: 'setting-note' }, kept.facts(run.points.length, run.begunAt)),
    h('button', {
      type: 'button', class: 'button button-quiet', 'aria-label': kept.deleteLabel(run.name),
      on: { click: () => store.dispatch(chartActions.discard(run.id)) },
    }, kept.delete));
}

/** @param {KeptRun} deleted @param {ChartContext} context */
function undoLine(deleted, { store, chart: { kept } }) {
  return [
    h('span', {}, kept.deleted(deleted.name)),
    h('button', { type: 'button', class: 'button', 'data-do': 'undo', on: { click: () => store.dispatch(chartActions.undo()) } }, kept.undo),
  ];
}

/** @param {KeptTrouble} trouble @param {ChartContext} context @param {Cupboard} cupboard */
function troubleLine(trouble, { store, chart: { kept } }, cupboard) {
  const dismiss = () => store.dispatch(chartActions.dismiss(trouble));
  const button = (/** @type {string} */ text, /** @type {() => void} */ act) => h('button', { type: 'button', class: 'button', on: { click: act } }, text);
  const remedies = trouble.code === 'unreadable'
    ? [
        button(kept.save, () => saveFile(`${trouble.key}.json`, new Blob([cupboard.raw(trouble.key)], { type: 'application/json' }))),
        button(kept.throwAway, () => {
          cupboard.throwAway(trouble.key);
          dismiss();
        }),
      ]
    : [];
  return h('div', { class: 'kept-line notice', 'data-trouble': trouble.code }, h('p', {}, kept.trouble(trouble)), ...remedies, button(kept.dismiss, dismiss));
}
