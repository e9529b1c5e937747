/** @import { ProfileState } from '../../state/profile/types.js' */
/** @import { ProfileContext, ProfilePart } from './types.js' */
import { renderScene } from '../../draw/chart/svg/render.js';
import { layGrowth } from '../../draw/profile/layout/growth.js';
import { growthScene } from '../../draw/profile/scene/growth.js';
import { profileActions } from '../../state/profile/actions.js';
import { countsOf } from '../../state/profile/counts.js';
import { h, setAttribute } from '../dom/h.js';
import { watch } from '../dom/watch.js';
import { followWidth } from '../dom/width.js';

/** Pixels. */
const height = 280;

/**
 * How the teardown's share grows with the number of fields, beside what the original report says. A
 * click chooses the nearest count; by keyboard the slider does.
 *
 * @param {ProfileContext} context
 * @returns {ProfilePart}
 */
export function createGrowth({ store, profile: { growth }, words: { numbers }, id }) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.classList.add('growth');
  setAttribute(svg, 'role', 'img');
  const heading = h('h3', { class: 'chart-subheading', id: id('growth-heading') }, growth.heading);
  const holder = h('div', { class: 'growth-holder' });
  holder.append(svg);
  const element = h('section', { class: 'profile-growth', 'aria-labelledby': heading.id }, heading, holder,
    h('p', { class: 'setting-note' }, growth.note));
  let width = 0;

  const layout = (/** @type {ProfileState} */ state) => layGrowth(state.pairs, countsOf(state), { width, height });
  const show = () => {
    if (width === 0) return;
    const state = store.get();
    setAttribute(svg, 'viewBox', `0 0 ${width} ${height}`);
    setAttribute(svg, 'width', width);
    setAttribute(svg, 'height', height);
    setAttribute(svg, 'aria-label', growth.label(state.pairs.length));
    renderScene(svg, growthScene(layout(state), {
      chosen: state.chosen,
      say: { share: growth.tick, count: numbers.whole, band: growth.band, title: growth.title, lines: growth.lines },
    }));
  };
  const stopFollowing = followWidth(holder, (wide) => {
    width = wide;
    show();
  });
  svg.addEventListener('click', (event) => {
    const x = event.clientX - svg.getBoundingClientRect().left;
    const state = store.get();
    const place = layout(state).x;
    const [nearest] = countsOf(state).toSorted((one, other) => Math.abs(place(one) - x) - Math.abs(place(other) - x));
    if (nearest !== undefined) store.dispatch(profileActions.choose(nearest));
  });
  const update = watch(
    (/** @type {ProfileState} */ { pairs, chosen, page, format }) => [pairs, chosen, page, format],
    (..._) => show(),
  );
  return { element, update, destroy: stopFollowing };
}
