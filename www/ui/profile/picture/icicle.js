/** @import { Profile } from '../../../engine/types.js' */
/** @import { Frame, PlacedFrame } from '../../../draw/profile/types.js' */
/** @import { FrameTarget, Side } from '../../../state/profile/types.js' */
/** @import { ProfileContext } from '../types.js' */
import { unitOf } from '../../../draw/chart/layout/units.js';
import { renderScene } from '../../../draw/chart/svg/render.js';
import { frameAt } from '../../../draw/profile/layout/nearest.js';
import { placeFrames, ticksTo } from '../../../draw/profile/layout/place.js';
import { depthAt, icicleHeight, icicleScene, tickRoom } from '../../../draw/profile/scene/icicle.js';
import { profileActions } from '../../../state/profile/actions.js';
import { h, setAttribute, setText } from '../../dom/h.js';
import { followWidth } from '../../dom/width.js';

/**
 * What an icicle shows.
 *
 * @typedef {object} Shown
 * @property {Profile} profile
 * @property {readonly Frame[]} frames
 * @property {number} longest ns as wide as the picture
 * @property {FrameTarget | null} target
 */

/**
 * One side's picture, drawn as wide as there is room.
 *
 * @param {ProfileContext} context
 * @param {Side} side
 * @returns {{element: HTMLElement, side: Side, show: (shown: Shown) => void, destroy: () => void}}
 */
export function createIcicle({ store, profile: { frames: words } }, side) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.classList.add('icicle');
  setAttribute(svg, 'role', 'group');
  const total = h('span', { class: 'icicle-total', 'data-profile-total': side });
  const holder = h('div', { class: 'icicle-holder' });
  holder.append(svg);
  const element = h('figure', { class: 'icicle-figure level', 'data-side': side },
    h('figcaption', { class: 'icicle-title' }, h('span', { class: 'icicle-side' }, words.sides[side]), total), holder);
  /** @type {Shown | null} */
  let shown = null;
  /** @type {readonly PlacedFrame[]} */
  let placed = [];
  let width = 0;

  const draw = () => {
    if (!shown || width === 0) return;
    const { profile, frames, longest, target } = shown;
    placed = placeFrames(frames, { width, longest });
    const read = target?.side === side ? target.frame : null;
    // The tab key leads to the frame that is read, else to the top of the first picture.
    const reachable = target ? (read ?? '') : side === 'before' ? 'all' : '';
    const ticks = ticksTo(longest, Math.max(1, Math.floor(width / tickRoom))).map((ns) => ({ ns, left: (ns / longest) * width }));
    setAttribute(svg, 'viewBox', `0 0 ${width} ${icicleHeight}`);
    setAttribute(svg, 'width', width);
    setAttribute(svg, 'height', icicleHeight);
    setAttribute(svg, 'aria-label', words.label(side, profile.count));
    const closing = frames.find(({ name }) => name === 'close');
    setText(total, words.side(profile.total, closing?.share ?? 0));
    renderScene(svg, icicleScene({
      frames: placed, ticks, width, read, reachable,
      say: {
        name: (name) => words.names[name],
        spoken: (frame) => words.spoken(side, frame, profile.examined),
        tick(ns) {
          const unit = unitOf(ns);
          return words.tick(ns / unit.ns, unit.name);
        },
      },
    }));
  };
  const stopFollowing = followWidth(holder, (wide) => {
    width = wide;
    draw();
  });

  svg.addEventListener('pointermove', (event) => {
    const { left, top } = svg.getBoundingClientRect();
    const depth = depthAt(event.clientY - top);
    const frame = depth === null ? null : frameAt(placed, { x: event.clientX - left, depth });
    if (frame) aim(frame.name);
  });
  /** @param {string} frame */
  function aim(frame) {
    const { target } = store.get();
    if (target?.side !== side || target.frame !== frame) store.dispatch(profileActions.aim({ side, frame }));
  }
  return {
    element,
    side,
    show(next) {
      shown = next;
      draw();
    },
    destroy: stopFollowing,
  };
}
