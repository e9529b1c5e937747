/** @import { ProfileState } from '../../state/profile/types.js' */
/** @import { ProfileContext, ProfilePart } from './types.js' */
import { isCoarse } from '../../state/profile/counts.js';
import { chosenPair, isUnderWay } from '../../state/profile/select.js';
import { h, setText } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/**
 * What the measurement is doing, in words, and what has to be known about the profile that is shown.
 *
 * @param {ProfileContext} context
 * @returns {ProfilePart}
 */
export function createStatus({ profile: { controls, status } }) {
  const bar = h('progress', { class: 'chart-progress', max: 1, 'aria-label': controls.start });
  const text = h('p', { class: 'chart-status-text', 'data-profile-status': '' });
  const remark = h('p', { class: 'setting-note', 'data-profile-remark': '' });
  // The line above changes ten times a second; a screen reader is told of its turns alone.
  const told = h('p', { class: 'visually-hidden', role: 'status' });
  const element = h('div', { class: 'chart-status profile-status' }, bar, text, told, remark);

  /** @param {Pick<ProfileState, 'run' | 'pairs' | 'clock'>} state @returns {string} */
  function sentence({ run, pairs, clock }) {
    switch (run?.phase) {
      case undefined: return isCoarse(clock) ? status.coarse(Number(clock)) : status.empty;
      case 'running': return run.progress ? status.running(run.progress) : status.waiting;
      case 'stopping': return status.stopping;
      case 'stopped': return status.stopped(run.done, run.counts.length);
      case 'failed': return status.failed(run.done, run.failure?.message ?? '');
      case 'done': return status.done(pairs.length, Math.max(...pairs.map(({ before }) => before.clockStep)), run.pace);
    }
  }
  const show = watch(
    (/** @type {ProfileState} */ { run, pairs, clock }) => [run, pairs, clock],
    (run, pairs, clock) => {
      const underWay = isUnderWay(run);
      const said = sentence({ run, pairs, clock });
      bar.hidden = !underWay;
      bar.value = run?.progress?.share ?? 0;
      setText(text, said);
      element.dataset.phase = run?.phase ?? 'empty';
      if (!underWay) setText(told, run ? said : '');
    },
  );
  const showRemark = watch(
    (/** @type {ProfileState} */ state) => [chosenPair(state), state.run?.pace],
    (pair, pace) => {
      // A coarse clock is told by its step; a quick look has little time, and says so.
      const isTold = (/** @type {string} */ code) => code === 'clock-coarse' || (code === 'budget' && pace === 'quick');
      const codes = pair?.before.notes.filter((code) => !isTold(code)) ?? [];
      setText(remark, codes.length > 0 ? status.disturbed(codes) : '');
    },
  );
  return {
    element,
    update(state) {
      show(state);
      showRemark(state);
    },
  };
}
