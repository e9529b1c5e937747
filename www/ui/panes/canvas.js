/** @import { Strategy } from '../../engine/types.js' */
/** @import { Part as PicturePart } from '../../draw/types.js' */
/** @import { Stage } from '../../draw/stage/client.js' */
import { h } from '../dom/h.js';

/** @typedef {{width: number, height: number, pixelRatio: number}} Size in CSS pixels */

/**
 * A canvas that the stage paints, as large as its place on the page and as sharp as the screen. It
 * is measured by the element that it fills: the stage may put another canvas in its place.
 *
 * @param {Stage} stage
 * @param {{strategy: Strategy, part: PicturePart, place: HTMLElement}} picture
 */
export function createCanvas(stage, { strategy, part, place }) {
  return fillWithCanvas(place, {
    resize: (size) => stage.resize({ strategy, part, ...size }),
    attach: (canvas) => stage.attach({ strategy, part, canvas }),
  });
}

/**
 * The same, whoever paints it.
 *
 * @param {HTMLElement} place
 * @param {{resize: (size: Size) => void, attach: (canvas: HTMLCanvasElement) => void}} painter
 * @returns {{size: () => Size, attach: () => void, destroy: () => void}} call `attach` once the
 *   place is in the page
 */
export function fillWithCanvas(place, painter) {
  const canvas = h('canvas', { class: 'picture', 'aria-hidden': 'true' });
  place.append(canvas);
  /** @type {Size} */
  let size = { width: 1, height: 1, pixelRatio: 1 };
  const measure = () => {
    const { width, height } = place.getBoundingClientRect();
    const next = { width, height, pixelRatio: window.devicePixelRatio };
    const same = width === size.width && height === size.height && next.pixelRatio === size.pixelRatio;
    if (same || width < 1 || height < 1) return;
    size = next;
    painter.resize(size);
  };
  let isTaken = false;
  const observer = new ResizeObserver(() => {
    measure();
    if (!isTaken) painter.attach(canvas);
    isTaken = true;
  });
  return {
    size: () => size,
    attach() {
      // It is told the first size too, once the page is laid out. To measure a canvas or to hand it over before would
      // lay the whole page out on the spot.
      observer.observe(place);
      // A window dragged to another screen keeps its size and changes its pixels.
      window.addEventListener('resize', measure);
    },
    destroy() {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    },
  };
}
