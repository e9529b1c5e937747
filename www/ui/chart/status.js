/** @import { ChartState, CurrentRun } from '../../state/chart/types.js' */
/** @import { ChartContext, ChartPart } from './types.js' */
import { isUnderWay } from '../../state/chart/reduce-run.js';
import { chartActions } from '../../state/chart/actions.js';
import { countsWhere, subjectOf, toilOfExact } from '../../state/chart/select.js';
import { h, setText } from '../dom/h.js';
import { watch } from '../dom/watch.js';
import { createToil } from '../measuring/toil.js';

/**
 * What the measurement is doing, in words: not begun, under way, stopped, broken off, done; and what
 * has to be known about its points.
 *
 * @param {ChartContext} context
 * @returns {ChartPart}
 */
export function createStatus(context) {
  const bar = h('progress', { class: 'chart-progress', max: 1, 'aria-label': context.chart.controls.start });
  const text = h('p', { class: 'chart-status-text', 'data-chart-status': '' });
  const remarks = h('div', { class: 'chart-remarks' });
  // The line above changes ten times a second; a screen reader is told of its turns alone.
  const told = h('p', { class: 'visually-hidden', role: 'status' });
  const { store, chart: { status } } = context;
  const toil = createToil({
    words: status.toil,
    onCount: () => store.dispatch(chartActions.want(subjectOf(store.get()))),
    onStop: () => store.dispatch(chartActions.want(null)),
  });
  const element = h('div', { class: 'chart-status' }, bar, text, told, remarks, toil.element);

  const show = watch(
    (/** @type {ChartState} */ state) => [state.run, state.calibration, toilOfExact(state) !== null],
    (run, calibration, isToil) => {
      const underWay = run !== null && isUnderWay(run);
      bar.hidden = !underWay;
      bar.value = run?.progress?.share ?? 0;
      setText(text, run ? sentence(run, context) : nothing(calibration, isToil, context));
      element.dataset.phase = run?.phase ?? 'empty';
      if (!underWay) setText(told, run ? sentence(run, context) : '');
    },
  );
  const showRemarks = watch(
    (/** @type {ChartState} */ { run }) => [run?.points, run?.phase],
    (_points, _phase) => {
      const { run } = context.store.get();
      // While points come in, each remark would push the picture down.
      remarks.replaceChildren(...(run && !isUnderWay(run) ? remarksOf(run, context) : []).map((each) => h('p', { class: 'setting-note' }, each)));
    },
  );
  return {
    element,
    update(state) {
      show(state);
      showRemarks(state);
      toil.show(toilOfExact(state), state.wanted !== null && state.wanted === subjectOf(state));
    },
  };
}

/**
 * @param {ChartState['calibration']} calibration
 * @param {boolean} isToil there is no exact curve that would be a prediction
 * @param {ChartContext} context
 */
function nothing(calibration, isToil, { chart: { status } }) {
  if (isToil) return status.empty(null);
  const ns = calibration?.nsPerBucket ?? null;
  return calibration && ns === null ? `${status.empty(null)} ${status.noPrediction}` : status.empty(ns);
}

/** @param {CurrentRun} run @param {ChartContext} context @returns {string} */
function sentence(run, { chart: { status } }) {
  const done = run.points.length;
  switch (run.phase) {
    case 'running': return run.progress ? status.running(run.progress) : status.waiting;
    case 'stopping': return status.stopping;
    case 'stopped': return status.stopped(done, Math.max(done, run.plan.counts.length));
    case 'failed': return status.failed(done, run.failure?.message ?? '');
    case 'done': return status.done(done, Math.max(...run.points.map(({ clockStep }) => clockStep)));
  }
}

/**
 * @param {CurrentRun} run
 * @param {ChartContext} context
 * @returns {string[]}
 */
function remarksOf(run, { chart: { status } }) {
  const belowClock = countsWhere(run, ({ strategies }) => strategies.bulk?.source === 'below-clock');
  const predicted = countsWhere(run, ({ strategies }) => strategies['find-first']?.source === 'predicted');
  const codes = [...new Set(run.points.flatMap(({ notes }) => notes))].filter((code) => !isTold(code));
  return [
    ...(belowClock.length > 0 ? [status.belowClock(belowClock)] : []),
    ...(predicted.length > 0 ? [status.predicted(predicted)] : []),
    ...codes.map((code) => status.disturbed(code, countsWhere(run, ({ notes }) => notes.includes(code)))),
  ];
}

/** A coarse clock is told by its step, and a budget by what had to be predicted. @param {string} code */
function isTold(code) {
  return code === 'clock-coarse' || code === 'budget';
}
