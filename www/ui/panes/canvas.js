/** @import { Strategy } from '../../engine/types.js' */
/** @import { Part as PicturePart } from '../../draw/types.js' */
/** @import { Stage } from '../../draw/stage/client.js' */
import { h } from '../dom/h.js';

/**
 * A canvas that the stage paints, as large as its place on the page and as sharp as the screen.
 *
 * @param {Stage} stage
 * @param {{strategy: Strategy, part: PicturePart}} picture
 * @returns {{element: HTMLCanvasElement, size: () => Size, attach: () => void, destroy: () => void}}
 *   call `attach` once the element is in the page
 *
 * @typedef {{width: number, height: number, pixelRatio: number}} Size in CSS pixels
 */
export function createCanvas(stage, { strategy, part }) {
  const element = h('canvas', { class: `picture picture-${part}`, 'aria-hidden': 'true' });
  /** @type {Size} */
  let size = { width: 1, height: 1, pixelRatio: 1 };
  const measure = () => {
    const { width, height } = element.getBoundingClientRect();
    const next = { width: Math.max(1, width), height: Math.max(1, height), pixelRatio: window.devicePixelRatio };
    const same = next.width === size.width && next.height === size.height && next.pixelRatio === size.pixelRatio;
    if (same || width === 0) return;
    size = next;
    stage.resize({ strategy, part, ...size });
  };
  const observer = new ResizeObserver(measure);
  // A window dragged to another screen keeps its size and changes its pixels.
  window.addEventListener('resize', measure);
  return {
    element,
    size: () => size,
    attach() {
      stage.attach({ strategy, part, canvas: element });
      observer.observe(element);
      measure();
    },
    destroy() {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    },
  };
}
