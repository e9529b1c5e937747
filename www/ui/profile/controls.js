/** @import { ProfileState } from '../../state/profile/types.js' */
/** @import { ProfileContext, ProfilePart } from './types.js' */
import { profileActions } from '../../state/profile/actions.js';
import { countsOf, countsToMeasure } from '../../state/profile/counts.js';
import { isUnderWay } from '../../state/profile/select.js';
import { createSegments } from '../chart/controls/segments.js';
import { h, setAttribute, setText } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/**
 * The one button that begins and ends a measurement, the slider over the number of fields, and the
 * choice of the time scale.
 *
 * @param {ProfileContext} context
 * @returns {ProfilePart}
 */
export function createControls({ store, profile: { controls }, id }) {
  const button = h('button', { type: 'button', class: 'button button-main', 'data-do': 'profile', on: { click: () => startOrStop() } });
  const slider = h('input', {
    type: 'range', class: 'range', min: 0, step: 1, id: id('profile-count'),
    on: {
      input: () => {
        const count = countsOf(store.get())[slider.valueAsNumber];
        if (count !== undefined) store.dispatch(profileActions.choose(count));
      },
    },
  });
  const value = h('output', { class: 'setting-value', for: slider.id, 'data-profile-count': '' });
  const toPage = h('button', {
    type: 'button', class: 'link-button', 'data-do': 'profile-page', hidden: true,
    on: {
      click: () => {
        const { page } = store.get();
        if (page === null) return;
        store.dispatch(profileActions.choose(page));
        slider.focus();
      },
    },
  });
  const scale = createSegments({
    id: id('profile-scale'), label: controls.scale, choices: /** @type {const} */ (['same', 'own']), words: controls.scales,
    onChoose: (choice) => store.dispatch(profileActions.scale(choice)),
  });

  function startOrStop() {
    const state = store.get();
    store.dispatch(isUnderWay(state.run) ? profileActions.stop() : profileActions.run(countsToMeasure(state), 'patient', state.format));
  }
  const showButton = watch(
    (/** @type {ProfileState} */ { run }) => [run?.phase],
    (_phase) => {
      const { run } = store.get();
      const underWay = isUnderWay(run);
      setText(button, underWay ? controls.stop : run ? controls.again : controls.start);
      button.dataset.state = underWay ? 'running' : 'idle';
    },
  );
  const showCount = watch(
    (/** @type {ProfileState} */ { chosen, page, format, pairs }) => [chosen, page, format, pairs],
    (chosen, page, format, pairs) => {
      const counts = countsOf({ chosen, page, format, pairs });
      const text = controls.value(chosen, pairs.some(({ before }) => before.count === chosen));
      setAttribute(slider, 'max', counts.length - 1);
      slider.value = String(counts.indexOf(chosen));
      setAttribute(slider, 'aria-valuetext', text);
      setText(value, text);
      toPage.hidden = page === null || page === chosen;
      if (page !== null) setText(toPage, controls.page(page));
    },
  );
  return {
    element: h('div', { class: 'profile-controls' },
      h('div', { class: 'setting profile-slider' },
        h('div', { class: 'setting-head' },
          h('label', { class: 'setting-label', for: slider.id }, controls.count),
          h('div', { class: 'profile-value-row' }, toPage, value)),
        slider),
      scale.element, button),
    update(state) {
      showButton(state);
      showCount(state);
      scale.show(state.scale);
    },
  };
}
