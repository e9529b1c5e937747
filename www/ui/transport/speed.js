/** @import { PlayContext, Playing } from './types.js' */
import { actions } from '../../state/actions.js';
import { sliderEnd, sliderFromSpeed, speedFromSlider } from '../../state/speed.js';
import { h, setAttribute, setText } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/**
 * The pace, on a logarithmic scale, and whether it gathers by itself.
 *
 * @param {Pick<PlayContext, 'store' | 'words' | 'id'>} context
 */
export function createSpeed({ store, words, id }) {
  const { transport } = words;
  const slider = h('input', {
    type: 'range', min: 0, max: sliderEnd, step: 1, class: 'range', id: id('speed'),
    on: { input: () => store.dispatch(actions.setSpeed(speedFromSlider(Number(slider.value)))) },
  });
  const shown = h('output', { class: 'setting-value', for: slider.id, 'data-speed': '' });
  const hint = h('p', { class: 'visually-hidden', id: id('gather-hint') }, transport.gatherHint);
  const gathers = h('input', {
    type: 'checkbox', id: id('gather'), 'aria-describedby': hint.id,
    on: { change: () => store.dispatch(actions.gather(gathers.checked)) },
  });
  const element = h('div', { class: 'setting speed' },
    h('div', { class: 'setting-head' },
      h('label', { for: slider.id, class: 'setting-label' }, transport.speed), shown),
    slider,
    h('label', { class: 'check', for: gathers.id, title: transport.gatherHint }, gathers, transport.gather),
    hint);
  const update = watch(
    (/** @type {Playing} */ state) => [state.playback.speed, state.playback.gathering],
    (speed, gathering) => {
      const position = String(sliderFromSpeed(speed));
      if (slider.value !== position) slider.value = position;
      // Of a pace that grows sixty times a second, only the step of the slider is told.
      const told = transport.aSecond(gathering ? speedFromSlider(Number(position)) : speed);
      setText(shown, told);
      setAttribute(slider, 'aria-valuetext', told);
      gathers.checked = gathering;
    },
  );
  return { element, update };
}
